// The unconfirmed places of tokens: one window for each token, and one token for each window.

/** The chosen domain by token; null if none is chosen. */
export type Placements = readonly (number | null)[];

export const nowhere = (tokens: number): Placements => Array<null>(tokens).fill(null);

/** Puts a token into a domain. A token that was there gets the place of the first. */
export function put(placements: Placements, token: number, domain: number): Placements {
  const before = placements[token] ?? null;
  return placements.map((one, at) => (at === token ? domain : one === domain ? before : one));
}

/** Removes a token from its chosen domain. */
export const take = (placements: Placements, token: number): Placements =>
  placements.map((one, at) => (at === token ? null : one));

/** Returns the next token without a place, after the one just placed; −1 if every token has one. */
export function nextFree(placements: Placements, after: number): number {
  const order = placements.map((_, at) => (after + 1 + at) % placements.length);
  return order.find((at) => placements[at] === null) ?? -1;
}

/** Returns all places once every token has one; null before that. */
export function complete(placements: Placements): number[] | null {
  return placements.every((one) => one !== null) ? (placements as number[]).slice() : null;
}
