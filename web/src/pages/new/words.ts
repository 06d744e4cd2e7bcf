// Names of presets, options and their values, from the game's catalogue if it has them.
import { messageId } from "$/house/figures";
import { has, phrase, say } from "$/house/words.svelte";
import type { GameFace, OptionFace } from "$/generated/wire";

/** Returns a preset's name, and its explanation after the colon. */
export function preset(game: GameFace, name: string): { label: string; hint: string } {
  const message = messageId("preset", name);
  const text = has(game.slug, message) ? phrase(game.slug, message) : (game.presets[name] ?? name);
  const [label = name, hint = ""] = text.split(/\s?: (.*)/s);
  return { label, hint: hint && hint.charAt(0).toLocaleUpperCase() + hint.slice(1) };
}

/** Returns the meaning of an option. The list beside it shows the values. */
export function option(game: GameFace, { name, text, choices = [] }: OptionFace): string {
  const message = messageId("option", name);
  const said = has(game.slug, message) ? phrase(game.slug, message) : text;
  return said.replace(/ ?\(([^)]*)\)/g, (all, list: string) =>
    list.split(", ").every((one) => choices.includes(one)) ? "" : all,
  );
}

/** Returns the name of an option's value. */
export function choice(game: GameFace, name: string, value: string): string {
  const own = messageId(`choice-${game.slug}-${name}`, value);
  const known = [own, messageId("choice", value)].find((one) => has("web", `web-${one}`));
  return known ? say(known) : value;
}
