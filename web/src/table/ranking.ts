// Who comes before whom at the end, and how the labels of lines are kept apart.

/** Seats from the most points to the fewest; those who won come before others with as many. */
export function ranking(scores: readonly number[], winners: readonly number[]): number[] {
  const won = (seat: number): number => (winners.includes(seat) ? 0 : 1);
  return scores
    .map((_, seat) => seat)
    .sort((a, b) => scores[b]! - scores[a]! || won(a) - won(b) || a - b);
}

/** Heights in their order, moved down as little as keeps them so far apart. */
export function apart(heights: readonly number[], gap: number): number[] {
  const sorted = heights.map((height, at) => ({ height, at })).sort((a, b) => a.height - b.height);
  const found = Array<number>(heights.length).fill(0);
  let above = -Infinity;
  for (const { height, at } of sorted) found[at] = above = Math.max(height, above + gap);
  return found;
}
