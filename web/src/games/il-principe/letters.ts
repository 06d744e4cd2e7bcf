// Letters for colours, for readers who turn them on.
import { wishes } from "$/house/me.svelte";
import { say } from "$/house/words.svelte";

const COLOURS = ["green", "white", "red", "blue", "yellow"];

/** Returns the letter of a colour; undefined if letters are off. Reactive. */
export const letterOf = (colour: number): string | undefined =>
  wishes.letters ? say("ip-letter", { colour: COLOURS[colour] ?? "" }) : undefined;
