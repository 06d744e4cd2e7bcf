// Meanings of the fields of a game's view, for fields whose names alone are not enough.
import type { GameText } from "$/table/game-text";

export type Fields = Record<string, unknown>;

/** A row of numbers, one for each thing of a kind. */
export interface ForEach {
  each: string;
}

/**
 * The kind of things in a field, "seat", "number", or a function that writes the text. `null` hides
 * the field.
 */
export type Meaning =
  string | ForEach | null | ((value: unknown, row: Fields, text: GameText) => string);
export type Meanings = Record<string, Meaning>;

const found = import.meta.glob<{ fields: Meanings }>("../*/fields.ts");

/** Returns the meanings that a game declares; an empty record if it declares none. */
export async function meanings(slug: string): Promise<Meanings> {
  return (await found[`../${slug}/fields.ts`]?.())?.fields ?? {};
}
