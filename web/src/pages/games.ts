// The games of the house: asked for once, the same for every page.
import { ask } from "$/house/ask";
import { learn } from "$/house/words.svelte";
import type { GameFace } from "$/generated/wire";

let found: Promise<GameFace[]> | undefined;

async function look(): Promise<GameFace[]> {
  const games = await ask<GameFace[]>("GET", "/games");
  await Promise.all(games.map(({ slug }) => learn(slug)));
  return games;
}

/** The games that can be played, with their words at hand. */
export function games(): Promise<GameFace[]> {
  found ??= look().catch((no: unknown) => {
    found = undefined;
    throw no;
  });
  return found;
}
