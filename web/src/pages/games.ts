// The games of the house: asked for once, the same for every page.
import { ask } from "$/house/ask";
import { furnish, learn } from "$/house/words.svelte";
import type { GameFace } from "$/generated/wire";

let found: Promise<GameFace[]> | undefined;

/** The games that can be played. */
export function games(): Promise<GameFace[]> {
  found ??= ask<GameFace[]>("GET", "/games").catch((no: unknown) => {
    found = undefined;
    throw no;
  });
  return found;
}

/** The games with their words at hand, for a page that explains their rules. */
export async function gamesInWords(): Promise<GameFace[]> {
  const all = await games();
  await Promise.all(all.flatMap(({ slug }) => [learn(slug), furnish(slug)]));
  return all;
}
