// Names of the levels of bots.
import { hasMessage, say } from "$/core/messages.svelte";

/** Returns the name of a level in this language. A level without a translation keeps its id. */
export const levelName = (level: string): string =>
  hasMessage("web", `web-level-${level}`) ? say(`level-${level}`) : level;

/** Returns a level with a note on its strength, if there is one. */
export const levelLabel = (level: string): string =>
  hasMessage("web", `web-level-choice-${level}`) ? say(`level-choice-${level}`) : levelName(level);
