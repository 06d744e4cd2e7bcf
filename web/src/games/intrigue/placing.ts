// Which token goes into which window, before it is confirmed: one each, and never two in one.

/** By token, the domain that is thought of; null where none is. */
export type Places = readonly (number | null)[];

export const nowhere = (tokens: number): Places => Array<null>(tokens).fill(null);

/** Put a token into a domain; whoever was thought of there changes places with it. */
export function put(places: Places, token: number, domain: number): Places {
  const before = places[token] ?? null;
  return places.map((one, at) => (at === token ? domain : one === domain ? before : one));
}

/** Take a token out of the domain that was thought of. */
export const take = (places: Places, token: number): Places =>
  places.map((one, at) => (at === token ? null : one));

/** The next token that has no place yet, after the one that has just got its own; −1 for none. */
export function nextFree(places: Places, after: number): number {
  const order = places.map((_, at) => (after + 1 + at) % places.length);
  return order.find((at) => places[at] === null) ?? -1;
}

/** Where all go, once all go somewhere. */
export function complete(places: Places): number[] | null {
  return places.every((one) => one !== null) ? (places as number[]).slice() : null;
}
