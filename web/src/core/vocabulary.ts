// The vocabularies of the games.
import type { Vocabulary } from "$/core/kinds";

const vocabularies = import.meta.glob<Vocabulary>("../generated/*.words.json", {
  import: "default",
});

/** Loads the names in a game's protocol; null for an unknown game. */
export async function loadVocabulary(slug: string): Promise<Vocabulary | null> {
  return (await vocabularies[`../generated/${slug}.words.json`]?.()) ?? null;
}
