// The final ranking, and the spacing of labels in a chart.

/** Returns the seats by descending points, the winners first. */
export function ranking(scores: readonly number[], winners: readonly number[]): number[] {
  const won = (seat: number): number => (winners.includes(seat) ? 0 : 1);
  return scores
    .map((_, seat) => seat)
    .sort((a, b) => won(a) - won(b) || scores[b]! - scores[a]! || a - b);
}

/** Moves heights down as little as possible, so that each keeps a gap to the one above. */
export function apart(heights: readonly number[], gap: number): number[] {
  const sorted = heights.map((height, at) => ({ height, at })).sort((a, b) => a.height - b.height);
  const found = Array<number>(heights.length).fill(0);
  let above = -Infinity;
  for (const { height, at } of sorted) found[at] = above = Math.max(height, above + gap);
  return found;
}
