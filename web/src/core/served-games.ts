// Games that this build of the site does not contain: the server sends their texts and names.
import { query, request } from "$/core/http";
import type { GameTexts } from "$/generated/wire";

const found: Record<string, Promise<GameTexts>> = {};

/** Returns vocabulary, rules and texts of a game in a language, requested once. */
export function servedGame(slug: string, language: string): Promise<GameTexts> {
  const path = `/games/${slug}${query({ language })}`;
  return (found[path] ??= request<GameTexts>("GET", path).catch((error: unknown) => {
    delete found[path];
    throw error;
  }));
}
