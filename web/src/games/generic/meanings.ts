// Texts for fields of a game's view that need more than the kind of their numbers.
import type { GameText } from "$/table/game-text";

export type Fields = Record<string, unknown>;

/** A function that writes the text of a field. `null` hides the field. */
export type Meaning = null | ((value: unknown, row: Fields, text: GameText) => string);
export type Meanings = Record<string, Meaning>;

const found = import.meta.glob<{ fields: Meanings }>("../*/fields.ts");

/** Returns the meanings that a game declares; an empty record if it declares none. */
export async function meanings(slug: string): Promise<Meanings> {
  return (await found[`../${slug}/fields.ts`]?.())?.fields ?? {};
}
