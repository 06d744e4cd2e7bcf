// The games of the house: asked for once, the same for every page.
import { ask } from "$/house/ask";
import { take, toldIn } from "$/house/told";
import { furnish, learn, speech } from "$/house/words.svelte";
import type { GameFace } from "$/generated/wire";

let found: Promise<GameFace[]> | undefined;

async function look(): Promise<GameFace[]> {
  const told = toldIn === speech.language ? take("games") : null;
  return told ?? ask<GameFace[]>("GET", "/games");
}

/** The games that can be played. */
export function games(): Promise<GameFace[]> {
  found ??= look().catch((no: unknown) => {
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
