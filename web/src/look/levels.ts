// What the levels of bots are called.
import { has, say } from "$/house/words.svelte";

/** A level by its name in this language; one that has none keeps the house's own. */
export const levelName = (level: string): string =>
  has("web", `web-level-${level}`) ? say(`level-${level}`) : level;
