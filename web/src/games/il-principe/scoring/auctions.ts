// The auctions of a game with all their bids, and the selection of the most telling ones.
import { seatsIn } from "$/house/figures";
import { type Fact, figure } from "$/table/told";

/** A call in an auction: a bid, or null for a pass. */
export interface Call {
  seat: number;
  amount: number | null;
}

export interface Fought {
  round: number;
  item: number;
  bidders: number[];
  calls: Call[];
  buyer: number | null;
  price: number;
  /** The city that the buyer built at once, if any. */
  city: number | null;
  over: boolean;
}

/** An auction with the reason for showing it. */
export type Telling = Fought & { why: "dearest" | "fiercest" | "fought" | "dear" };

const MAKERS: Record<string, (story: Fought, fact: Fact) => void> = {
  bid_placed: (story, fact) =>
    void story.calls.push({ seat: figure(fact, 0), amount: figure(fact, 1) }),
  passed: (story, fact) => void story.calls.push({ seat: figure(fact, 0), amount: null }),
  item_sold: (story, fact) =>
    Object.assign(story, { buyer: figure(fact, 0), price: figure(fact, 2), over: true }),
  item_unsold: (story) => Object.assign(story, { over: true }),
  city_built: (story, fact) => {
    if (story.over && story.buyer === figure(fact, 0) && story.city === null)
      story.city = figure(fact, 1);
  },
};

const asSeats = (value: unknown): number[] =>
  Array.isArray(value) ? (value as number[]) : seatsIn(Number(value));

/** Returns every auction in the order of play. The last one may still be running. */
export function auctions(told: readonly Fact[]): Fought[] {
  const found: Fought[] = [];
  let round = 0;
  let story: Fought | null = null;
  for (const fact of told) {
    if (fact[0] === "round_began") round = figure(fact, 0);
    if (fact[0] === "auction_opened") {
      const bidders = asSeats(fact[2]);
      story = {
        round,
        item: figure(fact, 0),
        bidders,
        calls: [],
        buyer: null,
        price: 0,
        city: null,
        over: false,
      };
      found.push(story);
    } else if (fact[0] === "turn_let_go" || fact[0] === "cards_laid") story = null;
    else if (story) MAKERS[fact[0]]?.(story, fact);
  }
  return found;
}

/** Returns the number of bids. */
export const bidsIn = (story: Fought): number =>
  story.calls.filter((call) => call.amount !== null).length;

/** Returns the highest losing bid, or 0. */
export function runnerUp(story: Fought): number {
  return Math.max(
    0,
    ...story.calls.flatMap((call) =>
      call.seat !== story.buyer && call.amount ? [call.amount] : [],
    ),
  );
}

/**
 * Selects up to three auctions in the order of play: the dearest, the one with most bids, the next
 * dearest.
 */
export function telling(all: readonly Fought[]): Telling[] {
  const sold = all.filter((story) => story.buyer !== null);
  const byPrice = [...sold].sort((a, b) => b.price - a.price || bidsIn(b) - bidsIn(a));
  const byFight = [...sold].sort((a, b) => bidsIn(b) - bidsIn(a) || b.price - a.price);
  const first = byPrice[0];
  const fierce = byFight.find((story) => story !== first && bidsIn(story) > 2);
  const rest = byPrice.filter((story) => story !== first && story !== fierce);
  const picked: Telling[] = first ? [{ ...first, why: "dearest" }] : [];
  if (fierce && first)
    picked.push({ ...fierce, why: bidsIn(fierce) < bidsIn(first) ? "fought" : "fiercest" });
  picked.push(
    ...rest.slice(0, 3 - picked.length).map((story) => ({ ...story, why: "dear" as const })),
  );
  return picked.sort((a, b) => all.findIndex((s) => same(s, a)) - all.findIndex((s) => same(s, b)));
}

const same = (one: Fought, other: Fought): boolean =>
  one.round === other.round && one.item === other.item;
