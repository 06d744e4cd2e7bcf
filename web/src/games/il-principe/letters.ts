// Letters for colours, for readers who turn them on.
import { preferences } from "$/core/me.svelte";
import { say } from "$/core/messages.svelte";
import { COLOUR_NAMES } from "$/generated/il-principe.numbers";

/** Returns the letter of a colour; undefined if letters are off. Reactive. */
export const letterOf = (colour: number): string | undefined =>
  preferences.letters ? say("ip-letter", { colour: COLOUR_NAMES[colour] ?? "" }) : undefined;
