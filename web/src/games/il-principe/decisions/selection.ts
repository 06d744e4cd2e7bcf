// Cards chosen from five stacks: a count for each colour, limited by the hand and the number
// wanted.
import { COLOUR_NAMES } from "$/generated/il-principe.numbers";

/** An empty choice. */
export const NOTHING: readonly number[] = COLOUR_NAMES.map(() => 0);

/** Returns the number of cards chosen. */
export const chosen = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0);

/** Adds a card of a colour; null if the stack is used up or enough cards are chosen. */
export function more(
  counts: readonly number[],
  colour: number,
  hand: readonly number[],
  wanted: number,
): number[] | null {
  const taken = counts[colour] ?? 0;
  if (chosen(counts) >= wanted || taken >= (hand[colour] ?? 0)) return null;
  return counts.map((count, at) => (at === colour ? count + 1 : count));
}

/** Removes a card of a colour; null if none is chosen. */
export function less(counts: readonly number[], colour: number): number[] | null {
  if (!counts[colour]) return null;
  return counts.map((count, at) => (at === colour ? count - 1 : count));
}

/** Reduces a choice to the cards that a changed hand still holds. */
export function held(counts: readonly number[], hand: readonly number[], wanted: number): number[] {
  const kept = counts.map((count, colour) => Math.min(count, hand[colour] ?? 0));
  return chosen(kept) > wanted ? [...NOTHING] : kept;
}
