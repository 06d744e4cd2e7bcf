// Converts choices on the screen into the steps of one request.
import type { Action } from "$/table/game-text";

/**
 * Returns the actions that place tokens, in order of payment: one for the whole group, or one for
 * each token.
 */
export function placeActions(
  legal: readonly Action[],
  domains: readonly number[],
  free: number,
): Action[] {
  if (legal.some(([kind]) => kind === "place_all")) return [["place_all", [...domains]]];
  // If one empty domain is left for the last token, the game does not ask for it.
  const forced = domains.length === free && domains.length > 1 ? domains.slice(0, -1) : domains;
  return forced.map((domain): Action => ["place", domain]);
}

/** Returns the actions that send tokens, by palace. */
export const sendActions = (chosen: ReadonlyMap<number, number>): Action[] =>
  [...chosen].map(([palace, profession]): Action => ["send", palace, profession]);

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
