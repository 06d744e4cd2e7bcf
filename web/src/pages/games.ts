// The games of the server: loaded once for each language, for all pages.
import { untrack } from "svelte";
import { request } from "$/core/http";
import { embeddedLanguage, takeEmbedded } from "$/core/embedded";
import { type Language, loadBoardMessages, loadCatalogue, locale } from "$/core/messages.svelte";
import type { GameSummary } from "$/generated/wire";

const found: Partial<Record<Language, Promise<GameSummary[]>>> = {};

async function load(language: Language): Promise<GameSummary[]> {
  const embedded = embeddedLanguage === language ? takeEmbedded("games") : null;
  return embedded ?? request<GameSummary[]>("GET", "/games");
}

/** Returns the games in the reader's language. */
export function games(language = untrack(() => locale.language)): Promise<GameSummary[]> {
  return (found[language] ??= load(language).catch((error: unknown) => {
    delete found[language];
    throw error;
  }));
}

/** Returns the games and loads their catalogues, for a page that explains their rules. */
export async function gamesWithMessages(): Promise<GameSummary[]> {
  const all = await games();
  await Promise.all(all.flatMap(({ game }) => [loadCatalogue(game), loadBoardMessages(game)]));
  return all;
}
