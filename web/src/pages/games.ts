// The games of the server: loaded once for each language, for all pages.
import { untrack } from "svelte";
import { ask } from "$/house/ask";
import { take, toldIn } from "$/house/told";
import { furnish, type Language, learn, speech } from "$/house/words.svelte";
import type { GameFace } from "$/generated/wire";

const found: Partial<Record<Language, Promise<GameFace[]>>> = {};

async function look(language: Language): Promise<GameFace[]> {
  const told = toldIn === language ? take("games") : null;
  return told ?? ask<GameFace[]>("GET", "/games");
}

/** Returns the games in the reader's language. */
export function games(language = untrack(() => speech.language)): Promise<GameFace[]> {
  return (found[language] ??= look(language).catch((no: unknown) => {
    delete found[language];
    throw no;
  }));
}

/** Returns the games and loads their catalogues, for a page that explains their rules. */
export async function gamesInWords(): Promise<GameFace[]> {
  const all = await games();
  await Promise.all(all.flatMap(({ slug }) => [learn(slug), furnish(slug)]));
  return all;
}
