// The cards by number: what they are, cost, bear and are worth, and what they do in the reader's words.
import printed from "$/generated/princes.cards.json";
import type { Language } from "$/house/words.svelte";

export interface Card {
  kind: string;
  family: string;
  cost: number[];
  points: number[];
  /** What a region bears, and on which number; below nought for all else. */
  resource: number;
  number: number;
}

const NONE: Card = { kind: "", family: "", cost: [], points: [], resource: -1, number: 0 };
const texts = import.meta.glob<{ texts: string[] }>("../../generated/princes.cards.*.json", {
  import: "default",
});

/** A card by its number. */
export const book = (card: number): Card => printed.cards[card] ?? NONE;

/** What every card does, in a language. */
export async function effects(lang: Language): Promise<string[]> {
  return (await texts[`../../generated/princes.cards.${lang}.json`]?.())?.texts ?? [];
}

/** What is printed as a row of numbers, without the noughts: [which, how many]. */
export const many = (row: readonly number[]): [number, number][] =>
  row.flatMap((number, at): [number, number][] => (number ? [[at, number]] : []));
