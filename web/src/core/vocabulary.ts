// The vocabularies of the games.
import type { Vocabulary } from "$/core/kinds";
import { locale } from "$/core/messages.svelte";
import { servedGame } from "$/core/served-games";

const vocabularies = import.meta.glob<Vocabulary>("../generated/*.words.json", {
  import: "default",
});

/** Loads the names in a game's protocol. */
export async function loadVocabulary(slug: string): Promise<Vocabulary> {
  const built = vocabularies[`../generated/${slug}.words.json`];
  if (built) return built();
  return (await servedGame(slug, locale.language)).vocabulary as unknown as Vocabulary;
}
