// From what is laid out on the screen to the steps of one request.
import type { Wish } from "$/table/telling";

/** The steps that place tokens, in the order they paid: one wish for a group, or one for each token. */
export function placingWishes(
  legal: readonly Wish[],
  domains: readonly number[],
  free: number,
): Wish[] {
  if (legal.some(([kind]) => kind === "place_all")) return [["place_all", [...domains]]];
  // The last token that has one empty domain to go to is not asked about.
  const forced = domains.length === free && domains.length > 1 ? domains.slice(0, -1) : domains;
  return forced.map((domain): Wish => ["place", domain]);
}

/** The steps that send tokens, by palace. */
export const sendingWishes = (chosen: ReadonlyMap<number, number>): Wish[] =>
  [...chosen].map(([palace, profession]): Wish => ["send", palace, profession]);

/** Choose a profession for a palace; the same again takes it back, too many let the first one go. */
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

/** How many tokens of a profession are left in a reserve beside those already chosen. */
export function leftOver(
  reserve: readonly number[],
  chosen: ReadonlyMap<number, number>,
  profession: number,
): number {
  return (
    (reserve[profession] ?? 0) - [...chosen.values()].filter((one) => one === profession).length
  );
}
