// The unconfirmed places of tokens: one window for each token, and one token for each window.

/** The chosen domain by token; null if none is chosen. */
export type Places = readonly (number | null)[];

export const nowhere = (tokens: number): Places => Array<null>(tokens).fill(null);

/** Puts a token into a domain. A token that was there gets the place of the first. */
export function put(places: Places, token: number, domain: number): Places {
  const before = places[token] ?? null;
  return places.map((one, at) => (at === token ? domain : one === domain ? before : one));
}

/** Removes a token from its chosen domain. */
export const take = (places: Places, token: number): Places =>
  places.map((one, at) => (at === token ? null : one));

/** Returns the next token without a place, after the one just placed; −1 if every token has one. */
export function nextFree(places: Places, after: number): number {
  const order = places.map((_, at) => (after + 1 + at) % places.length);
  return order.find((at) => places[at] === null) ?? -1;
}

/** Returns all places once every token has one; null before that. */
export function complete(places: Places): number[] | null {
  return places.every((one) => one !== null) ? (places as number[]).slice() : null;
}
