// The auctions of a game with all their bids, and the selection of the most interesting ones.
import { seatsIn } from "$/core/kinds";
import { type GameEvent, numberAt } from "$/table/events";

/** A call in an auction: a bid, or null for a pass. */
export interface Call {
  seat: number;
  amount: number | null;
}

export interface AuctionRecord {
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
export type Highlight = AuctionRecord & { why: "dearest" | "fiercest" | "fought" | "dear" };

const APPLY: Record<string, (auction: AuctionRecord, event: GameEvent) => void> = {
  bid_placed: (auction, event) =>
    void auction.calls.push({ seat: numberAt(event, 0), amount: numberAt(event, 1) }),
  passed: (auction, event) => void auction.calls.push({ seat: numberAt(event, 0), amount: null }),
  item_sold: (auction, event) =>
    Object.assign(auction, { buyer: numberAt(event, 0), price: numberAt(event, 2), over: true }),
  item_unsold: (auction) => Object.assign(auction, { over: true }),
  city_built: (auction, event) => {
    if (auction.over && auction.buyer === numberAt(event, 0) && auction.city === null)
      auction.city = numberAt(event, 1);
  },
};

const asSeats = (value: unknown): number[] =>
  Array.isArray(value) ? (value as number[]) : seatsIn(Number(value));

/** Returns every auction in the order of play. The last one may still be running. */
export function auctions(events: readonly GameEvent[]): AuctionRecord[] {
  const found: AuctionRecord[] = [];
  let round = 0;
  let auction: AuctionRecord | null = null;
  for (const event of events) {
    if (event[0] === "round_began") round = numberAt(event, 0);
    if (event[0] === "auction_opened") {
      const bidders = asSeats(event[2]);
      auction = {
        round,
        item: numberAt(event, 0),
        bidders,
        calls: [],
        buyer: null,
        price: 0,
        city: null,
        over: false,
      };
      found.push(auction);
    } else if (event[0] === "turn_let_go" || event[0] === "cards_laid") auction = null;
    else if (auction) APPLY[event[0]]?.(auction, event);
  }
  return found;
}

/** Returns the number of bids. */
export const bidsIn = (auction: AuctionRecord): number =>
  auction.calls.filter((call) => call.amount !== null).length;

/** Returns the highest losing bid, or 0. */
export function runnerUp(auction: AuctionRecord): number {
  return Math.max(
    0,
    ...auction.calls.flatMap((call) =>
      call.seat !== auction.buyer && call.amount ? [call.amount] : [],
    ),
  );
}

/**
 * Selects up to three auctions in the order of play: the dearest, the one with most bids, the next
 * dearest.
 */
export function highlights(all: readonly AuctionRecord[]): Highlight[] {
  const sold = all.filter((auction) => auction.buyer !== null);
  const byPrice = [...sold].sort((a, b) => b.price - a.price || bidsIn(b) - bidsIn(a));
  const byFight = [...sold].sort((a, b) => bidsIn(b) - bidsIn(a) || b.price - a.price);
  const first = byPrice[0];
  const fierce = byFight.find((auction) => auction !== first && bidsIn(auction) > 2);
  const rest = byPrice.filter((auction) => auction !== first && auction !== fierce);
  const picked: Highlight[] = first ? [{ ...first, why: "dearest" }] : [];
  if (fierce && first)
    picked.push({ ...fierce, why: bidsIn(fierce) < bidsIn(first) ? "fought" : "fiercest" });
  picked.push(
    ...rest.slice(0, 3 - picked.length).map((auction) => ({ ...auction, why: "dear" as const })),
  );
  return picked.sort((a, b) => all.findIndex((s) => same(s, a)) - all.findIndex((s) => same(s, b)));
}

const same = (one: AuctionRecord, other: AuctionRecord): boolean =>
  one.round === other.round && one.item === other.item;
