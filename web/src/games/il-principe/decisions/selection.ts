// Cards chosen out of five stacks: so many of each colour, never more than are held or wanted.

/** Nothing chosen. */
export const NOTHING: readonly number[] = [0, 0, 0, 0, 0];

/** How many cards are chosen. */
export const chosen = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0);

/** One card more of a colour; null where the stack or the number wanted is used up. */
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

/** One card less of a colour; null where none is chosen. */
export function less(counts: readonly number[], colour: number): number[] | null {
  if (!counts[colour]) return null;
  return counts.map((count, at) => (at === colour ? count - 1 : count));
}

/** What is still possible of a choice after the hand has changed. */
export function held(counts: readonly number[], hand: readonly number[], wanted: number): number[] {
  const kept = counts.map((count, colour) => Math.min(count, hand[colour] ?? 0));
  return chosen(kept) > wanted ? [...NOTHING] : kept;
}
