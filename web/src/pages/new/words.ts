// What presets, options and their values are called: the game's own words, where it has some.
import { messageId } from "$/house/figures";
import { has, phrase, say } from "$/house/words.svelte";
import type { GameFace, OptionFace } from "$/generated/wire";

/** A preset: what it is called, and what is said about it after the colon. */
export function preset(game: GameFace, name: string): { label: string; hint: string } {
  const message = messageId("preset", name);
  const text = has(game.slug, message) ? phrase(game.slug, message) : (game.presets[name] ?? name);
  const [label = name, hint = ""] = text.split(/\s?: (.*)/s);
  return { label, hint: hint && hint.charAt(0).toLocaleUpperCase() + hint.slice(1) };
}

/** What an option means; its values stand in the list beside it. */
export function option(game: GameFace, { name, text, choices = [] }: OptionFace): string {
  const message = messageId("option", name);
  const said = has(game.slug, message) ? phrase(game.slug, message) : text;
  return said.replace(/ ?\(([^)]*)\)/g, (all, list: string) =>
    list.split(", ").every((one) => choices.includes(one)) ? "" : all,
  );
}

/** What a value of an option is called. */
export function choice(game: GameFace, name: string, value: string): string {
  const own = messageId(`choice-${game.slug}-${name}`, value);
  const known = [own, messageId("choice", value)].find((one) => has("web", `web-${one}`));
  return known ? say(known) : value;
}
