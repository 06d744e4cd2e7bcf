// Which sums are offered as buttons, and where a typed sum may lie.
import type { Wish } from "$/table/telling";

/** How far the offered raises lie above the least one. */
const STEPS = [0, 1, 2, 4];

/** The least and the most that may be bid. */
export interface Range {
  least: number;
  most: number;
}

/** The sums that would be granted, from the legal wishes; null if none would. */
export function range(legal: readonly Wish[]): Range | null {
  const sums = legal.filter((wish) => wish[0] === "bid").map((wish) => Number(wish[1]));
  return sums.length ? { least: Math.min(...sums), most: Math.max(...sums) } : null;
}

/** The usual raises above a standing bid: always as many, so that nothing jumps. */
export const raises = (standing: number): number[] => STEPS.map((more) => standing + 1 + more);

/** The sum that a reader begins with who wants none of the raises: the first that is no raise, if the purse has it. */
export function between(standing: number, most: number): number {
  const offered = raises(standing);
  const first = Array.from({ length: STEPS.length + 1 }, (_, more) => standing + 1 + more).find(
    (sum) => !offered.includes(sum),
  )!;
  return first <= most ? first : standing + 1;
}

/** Whether a bid is so large that it is asked once more: above half of the purse. */
export const isLarge = (amount: number, purse: number): boolean => amount * 2 > purse;

/** A sum kept within its bounds. */
export const within = (amount: number, { least, most }: Range): number =>
  Math.max(least, Math.min(most, Math.trunc(amount) || 0));
