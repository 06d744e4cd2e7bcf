// The legal actions, by the place on the table that each is about.
import type { Wish } from "$/table/telling";
import { SIDES, SPOTS } from "./land";

export interface Offers {
  /** Whether the places belong to the other prince. */
  theirs: boolean;
  regions: Map<number, Wish>;
  sites: Map<number, Wish>;
  columns: Map<number, Wish>;
  towns: Map<number, Wish>;
  /** By card of the own hand. */
  cards: Map<number, Wish[]>;
  stacks: Map<number, Wish[]>;
}

const THEIRS = new Set(["feud", "targeting"]);
/**
 * Phases in which `put` is about cards outside the own hand. In the phases of FREE, `pick_site`
 * discards a card. A stray touch on the table must trigger neither.
 */
const THEIR_HAND = new Set(["burying", "stealing"]);
export const FREE = new Set(["actions", "preparing"]);

const figure = (wish: Wish, at: number): number => Number(wish[at + 1]);

/** Sorts the legal actions by place. */
export function offers(phase: string, legal: readonly Wish[]): Offers {
  const found: Offers = {
    theirs: THEIRS.has(phase),
    regions: new Map(),
    sites: new Map(),
    columns: new Map(),
    towns: new Map(),
    cards: new Map(),
    stacks: new Map(),
  };
  for (const wish of legal) lay(found, wish, phase);
  return found;
}

function lay(found: Offers, wish: Wish, phase: string): void {
  const [one, two] = [figure(wish, 0), figure(wish, 1)];
  const add = (where: Map<number, Wish[]>, at: number): unknown =>
    where.set(at, [...(where.get(at) ?? []), wish]);
  const first = (where: Map<number, Wish>, at: number): unknown =>
    where.has(at) || where.set(at, wish);
  if (wish[0] === "pick_region") first(found.regions, one * SIDES + two);
  else if (wish[0] === "use" || (wish[0] === "pick_site" && !FREE.has(phase)))
    first(found.sites, one * SPOTS + two);
  else if (wish[0] === "build_road") first(found.columns, one);
  else if (wish[0] === "build_settlement" || wish[0] === "build_city") first(found.towns, one);
  else if (wish[0] === "build" || wish[0] === "play") add(found.cards, one);
  else if (wish[0] === "pick_stack" || wish[0] === "search") add(found.stacks, one);
  else if (wish[0] === "put") {
    if (!THEIR_HAND.has(phase)) add(found.cards, one);
    add(found.stacks, two);
  }
}

/** Returns the picks that keep the regions in their current places. The last one is automatic. */
export const asTheyLie = (legal: readonly Wish[], regions: readonly number[]): Wish[] =>
  [...legal]
    .sort((one, two) => regions.indexOf(figure(one, 0)) - regions.indexOf(figure(two, 0)))
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
  wishes: Wish[];
  rows: [first: number, wishes: Wish[]][];
}

/** Groups the actions by kind, in their order. Actions that end something come last. */
export function groups(legal: readonly Wish[]): Group[] {
  const kinds = [...new Set(legal.map((wish) => wish[0]))];
  const order = [
    ...kinds.filter((kind) => !LAST.has(kind)),
    ...kinds.filter((kind) => LAST.has(kind)),
  ];
  return order.map((kind) => {
    const wishes = legal.filter((wish) => wish[0] === kind);
    const firsts = IN_ROWS.has(kind) ? [...new Set(wishes.map((wish) => figure(wish, 0)))] : [];
    return {
      kind,
      wishes,
      rows: firsts.map((first) => [first, wishes.filter((wish) => figure(wish, 0) === first)]),
    };
  });
}
