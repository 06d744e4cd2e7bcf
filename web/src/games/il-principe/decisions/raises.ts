// The sums offered as buttons, and the bounds of a typed sum.
import type { Action } from "$/table/game-text";

/** The distances of the offered raises above the smallest one. */
const STEPS = [0, 1, 2, 4];

/** The smallest and the largest legal bid. */
export interface Range {
  least: number;
  most: number;
}

/** Returns the bounds of the legal bids; null if no bid is legal. */
export function range(legal: readonly Action[]): Range | null {
  const sums = legal.filter((action) => action[0] === "bid").map((action) => Number(action[1]));
  return sums.length ? { least: Math.min(...sums), most: Math.max(...sums) } : null;
}

/**
 * Returns the usual raises above a standing bid: always the same number of them, so that nothing
 * jumps.
 */
export const raises = (highBid: number): number[] => STEPS.map((more) => highBid + 1 + more);

/**
 * Returns the first value of the stepper: the smallest sum that no button offers. If the purse is
 * too small for it, returns the smallest raise.
 */
export function between(highBid: number, most: number): number {
  const offered = raises(highBid);
  const first = Array.from({ length: STEPS.length + 1 }, (_, more) => highBid + 1 + more).find(
    (sum) => !offered.includes(sum),
  )!;
  return first <= most ? first : highBid + 1;
}

/** Returns whether a bid needs a confirmation: above half of the purse. */
export const isLarge = (amount: number, purse: number): boolean => amount * 2 > purse;

/** Limits a sum to its bounds. */
export const within = (amount: number, { least, most }: Range): number =>
  Math.max(least, Math.min(most, Math.trunc(amount) || 0));
