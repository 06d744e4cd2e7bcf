// Names of presets, options and their values, from the game's catalogue if it has them.
import { messageId } from "$/core/params";
import { hasMessage, phrase, say } from "$/core/messages.svelte";
import type { GameSummary, OptionSummary } from "$/generated/wire";

/** Returns a preset's name, and its explanation after the colon. */
export function presetLabel(game: GameSummary, name: string): { label: string; hint: string } {
  const message = messageId("preset", name);
  const text = hasMessage(game.game, message)
    ? phrase(game.game, message)
    : (game.presets[name] ?? name);
  const [label = name, hint = ""] = text.split(/\s?: (.*)/s);
  return { label, hint: hint && hint.charAt(0).toLocaleUpperCase() + hint.slice(1) };
}

/** Returns the meaning of an option. The list beside it shows the values. */
export function optionLabel(
  game: GameSummary,
  { name, text, choices = [] }: OptionSummary,
): string {
  const message = messageId("option", name);
  const label = hasMessage(game.game, message) ? phrase(game.game, message) : text;
  return label.replace(/ ?\(([^)]*)\)/g, (all, list: string) =>
    list.split(", ").every((one) => choices.includes(one)) ? "" : all,
  );
}

/** Returns the name of an option's value. */
export function choiceLabel(game: GameSummary, name: string, value: string): string {
  const own = messageId(`choice-${game.game}-${name}`, value);
  const known = [own, messageId("choice", value)].find((one) => hasMessage("web", `web-${one}`));
  return known ? say(known) : value;
}
