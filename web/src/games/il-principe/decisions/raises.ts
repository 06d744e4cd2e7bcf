// The sums offered as buttons, and the bounds of a typed sum.
import type { Wish } from "$/table/telling";

/** The distances of the offered raises above the smallest one. */
const STEPS = [0, 1, 2, 4];

/** The smallest and the largest legal bid. */
export interface Range {
  least: number;
  most: number;
}

/** Returns the bounds of the legal bids; null if no bid is legal. */
export function range(legal: readonly Wish[]): Range | null {
  const sums = legal.filter((wish) => wish[0] === "bid").map((wish) => Number(wish[1]));
  return sums.length ? { least: Math.min(...sums), most: Math.max(...sums) } : null;
}

/**
 * Returns the usual raises above a standing bid: always the same number of them, so that nothing
 * jumps.
 */
export const raises = (standing: number): number[] => STEPS.map((more) => standing + 1 + more);

/**
 * Returns the first value of the stepper: the smallest sum that no button offers. If the purse is
 * too small for it, returns the smallest raise.
 */
export function between(standing: number, most: number): number {
  const offered = raises(standing);
  const first = Array.from({ length: STEPS.length + 1 }, (_, more) => standing + 1 + more).find(
    (sum) => !offered.includes(sum),
  )!;
  return first <= most ? first : standing + 1;
}

/** Returns whether a bid needs a confirmation: above half of the purse. */
export const isLarge = (amount: number, purse: number): boolean => amount * 2 > purse;

/** Limits a sum to its bounds. */
export const within = (amount: number, { least, most }: Range): number =>
  Math.max(least, Math.min(most, Math.trunc(amount) || 0));
