// Names of the levels of bots.
import { has, say } from "$/house/words.svelte";

/** Returns the name of a level in this language. A level without a translation keeps its id. */
export const levelName = (level: string): string =>
  has("web", `web-level-${level}`) ? say(`level-${level}`) : level;

/** Returns a level with a note on its strength, if there is one. */
export const levelChoice = (level: string): string =>
  has("web", `web-level-choice-${level}`) ? say(`level-choice-${level}`) : levelName(level);
