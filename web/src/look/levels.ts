// What the levels of bots are called.
import { has, say } from "$/house/words.svelte";

/** A level by its name in this language; one that has none keeps the house's own. */
export const levelName = (level: string): string =>
  has("web", `web-level-${level}`) ? say(`level-${level}`) : level;

/** A level where it is chosen: with a word on how strong it plays, if it has one. */
export const levelChoice = (level: string): string =>
  has("web", `web-level-choice-${level}`) ? say(`level-choice-${level}`) : levelName(level);
