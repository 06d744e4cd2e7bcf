// The wishes that would be granted, by the place of the table that each is about.
import type { Wish } from "$/table/telling";
import { SIDES, SPOTS } from "./land";

export interface Offers {
  /** Whether the places are those of the other prince. */
  theirs: boolean;
  regions: Map<number, Wish>;
  sites: Map<number, Wish>;
  columns: Map<number, Wish>;
  towns: Map<number, Wish>;
  /** By card of my hand. */
  cards: Map<number, Wish[]>;
  stacks: Map<number, Wish[]>;
}

const THEIRS = new Set(["feud", "targeting"]);
/** Where a card picked is none of my hand, or a site picked is lost: neither happens by a stray touch. */
const THEIR_HAND = new Set(["burying", "stealing"]);
export const FREE = new Set(["actions", "preparing"]);

const figure = (wish: Wish, at: number): number => Number(wish[at + 1]);

/** Which of the wishes lies where. */
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

/** The picks that leave the regions without a place as they lie; the last of them has no choice. */
export const asTheyLie = (legal: readonly Wish[], regions: readonly number[]): Wish[] =>
  [...legal]
    .sort((one, two) => regions.indexOf(figure(one, 0)) - regions.indexOf(figure(two, 0)))
    .slice(0, -1);

/** Kinds of wishes that are told by their first figure: what is given or put, then for what or where. */
const IN_ROWS = new Set(["trade", "put"]);
const LAST = new Set(["done", "keep_hand"]);

/** Wishes of a kind; those with two figures by the first of them. */
export interface Group {
  kind: string;
  wishes: Wish[];
  rows: [first: number, wishes: Wish[]][];
}

/** The wishes by kind, in their order; what ends something comes last. */
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
