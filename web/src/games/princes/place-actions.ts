// The legal actions, by the place on the table that each is about.
import { SIDES, SPOTS } from "$/generated/princes.numbers";
import type { Action } from "$/table/game-text";

export interface PlaceActions {
  /** Whether the places belong to the other prince. */
  theirs: boolean;
  regions: Map<number, Action>;
  sites: Map<number, Action>;
  columns: Map<number, Action>;
  towns: Map<number, Action>;
  /** By card of the reader's hand. */
  cards: Map<number, Action[]>;
  stacks: Map<number, Action[]>;
}

const THEIRS = new Set(["feud", "targeting"]);
/**
 * Phases in which `put` is about cards outside the reader's hand. In the phases of FREE, `pick_site`
 * discards a card. A stray touch on the table must trigger neither.
 */
const THEIR_HAND = new Set(["burying", "stealing"]);
export const FREE = new Set(["actions", "preparing"]);

const param = (action: Action, at: number): number => Number(action[at + 1]);

/** Sorts the legal actions by place. */
export function byPlace(phase: string, legal: readonly Action[]): PlaceActions {
  const found: PlaceActions = {
    theirs: THEIRS.has(phase),
    regions: new Map(),
    sites: new Map(),
    columns: new Map(),
    towns: new Map(),
    cards: new Map(),
    stacks: new Map(),
  };
  for (const action of legal) addAction(found, action, phase);
  return found;
}

function addAction(found: PlaceActions, action: Action, phase: string): void {
  const [one, two] = [param(action, 0), param(action, 1)];
  const add = (where: Map<number, Action[]>, at: number): unknown =>
    where.set(at, [...(where.get(at) ?? []), action]);
  const first = (where: Map<number, Action>, at: number): unknown =>
    where.has(at) || where.set(at, action);
  if (action[0] === "pick_region") first(found.regions, one * SIDES + two);
  else if (action[0] === "use" || (action[0] === "pick_site" && !FREE.has(phase)))
    first(found.sites, one * SPOTS + two);
  else if (action[0] === "build_road") first(found.columns, one);
  else if (action[0] === "build_settlement" || action[0] === "build_city") first(found.towns, one);
  else if (action[0] === "build" || action[0] === "play") add(found.cards, one);
  else if (action[0] === "pick_stack" || action[0] === "search") add(found.stacks, one);
  else if (action[0] === "put") {
    if (!THEIR_HAND.has(phase)) add(found.cards, one);
    add(found.stacks, two);
  }
}

/** Returns the picks that keep the regions in their current places. The last one is automatic. */
export const keepPlaces = (legal: readonly Action[], regions: readonly number[]): Action[] =>
  [...legal]
    .sort((one, two) => regions.indexOf(param(one, 0)) - regions.indexOf(param(two, 0)))
    .slice(0, -1);

/**
 * Kinds of actions grouped by their first number: the given resource or card, then the other one or
 * the stack.
 */
const IN_ROWS = new Set(["trade", "put"]);
const LAST = new Set(["done", "keep_hand"]);

/** Actions of a kind. Those in IN_ROWS are also grouped by their first number. */
export interface Group {
  kind: string;
  actions: Action[];
  rows: [first: number, actions: Action[]][];
}

/** Groups the actions by kind, in their order. Actions that end something come last. */
export function groups(legal: readonly Action[]): Group[] {
  const kinds = [...new Set(legal.map((action) => action[0]))];
  const order = [
    ...kinds.filter((kind) => !LAST.has(kind)),
    ...kinds.filter((kind) => LAST.has(kind)),
  ];
  return order.map((kind) => {
    const actions = legal.filter((action) => action[0] === kind);
    const firsts = IN_ROWS.has(kind) ? [...new Set(actions.map((action) => param(action, 0)))] : [];
    return {
      kind,
      actions,
      rows: firsts.map((first) => [first, actions.filter((action) => param(action, 0) === first)]),
    };
  });
}
