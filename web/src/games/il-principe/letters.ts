// Letters for colours, for readers who turn them on.
import { preferences } from "$/core/me.svelte";
import { say } from "$/core/messages.svelte";

const COLOURS = ["green", "white", "red", "blue", "yellow"];

/** Returns the letter of a colour; undefined if letters are off. Reactive. */
export const letterOf = (colour: number): string | undefined =>
  preferences.letters ? say("ip-letter", { colour: COLOURS[colour] ?? "" }) : undefined;
