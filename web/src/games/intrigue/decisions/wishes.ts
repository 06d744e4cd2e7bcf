// Converts choices on the screen into the steps of one request.
import type { Wish } from "$/table/telling";

/**
 * Returns the actions that place tokens, in order of payment: one for the whole group, or one for
 * each token.
 */
export function placingWishes(
  legal: readonly Wish[],
  domains: readonly number[],
  free: number,
): Wish[] {
  if (legal.some(([kind]) => kind === "place_all")) return [["place_all", [...domains]]];
  // If one empty domain is left for the last token, the game does not ask for it.
  const forced = domains.length === free && domains.length > 1 ? domains.slice(0, -1) : domains;
  return forced.map((domain): Wish => ["place", domain]);
}

/** Returns the actions that send tokens, by palace. */
export const sendingWishes = (chosen: ReadonlyMap<number, number>): Wish[] =>
  [...chosen].map(([palace, profession]): Wish => ["send", palace, profession]);

/**
 * Chooses a profession for a palace. The same choice again cancels it; too many choices drop the
 * first one.
 */
export function chooseToSend(
  chosen: ReadonlyMap<number, number>,
  palace: number,
  profession: number,
  most: number,
): Map<number, number> {
  const next = new Map(chosen);
  const same = next.get(palace) === profession;
  next.delete(palace);
  if (!same) next.set(palace, profession);
  while (next.size > most) next.delete([...next.keys()][0] ?? -1);
  return next;
}

/** Returns the number of tokens of a profession left in the reserve after the current choices. */
export function leftOver(
  reserve: readonly number[],
  chosen: ReadonlyMap<number, number>,
  profession: number,
): number {
  return (
    (reserve[profession] ?? 0) - [...chosen.values()].filter((one) => one === profession).length
  );
}
