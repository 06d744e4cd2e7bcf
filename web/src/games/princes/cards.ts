// The cards by number: kind, cost, production, points, and their effects in the reader's language.
import printed from "$/generated/princes.cards.json";
import { POINT_TYPES } from "$/generated/princes.numbers";
import type { Language } from "$/core/messages.svelte";

export interface Card {
  kind: string;
  family: string;
  cost: number[];
  points: number[];
  /** The resource of a region and its number; negative for all other cards. */
  resource: number;
  number: number;
}

/** The kinds of points, by their messages; a card may also have points of other sets. */
export const POINTS = printed.points.slice(0, POINT_TYPES);

const NONE: Card = { kind: "", family: "", cost: [], points: [], resource: -1, number: 0 };
const texts = import.meta.glob<{ texts: string[] }>("../../generated/princes.cards.*.json", {
  import: "default",
});

/** Returns a card by its number. */
export const cardData = (card: number): Card => printed.cards[card] ?? NONE;

/** Loads the effects of all cards in a language. */
export async function effects(lang: Language): Promise<string[]> {
  return (await texts[`../../generated/princes.cards.${lang}.json`]?.())?.texts ?? [];
}

/** Returns the non-zero entries of a row of numbers, as [which, how many]. */
export const nonZero = (row: readonly number[]): [number, number][] =>
  row.flatMap((number, at): [number, number][] => (number ? [[at, number]] : []));
