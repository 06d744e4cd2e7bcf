// What the fields of a game's view mean, where their names alone do not say it.
import type { Telling } from "$/table/telling";

export type Fields = Record<string, unknown>;

/** A row of numbers, one for each thing of a kind. */
export interface ForEach {
  each: string;
}

/** Things of a kind, seats, plain numbers, a text of one's own; null for what tells people nothing. */
export type Meaning =
  string | ForEach | null | ((value: unknown, beside: Fields, telling: Telling) => string);
export type Meanings = Record<string, Meaning>;

const found = import.meta.glob<{ fields: Meanings }>("../*/fields.ts");

/** What a game says of its fields; nothing, if it says nothing. */
export async function meanings(slug: string): Promise<Meanings> {
  return (await found[`../${slug}/fields.ts`]?.())?.fields ?? {};
}
