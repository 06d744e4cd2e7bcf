// The letters that stand for colours, for those who wish to see them.
import { wishes } from "$/house/me.svelte";
import { say } from "$/house/words.svelte";

const COLOURS = ["green", "white", "red", "blue", "yellow"];

/** The letter of a colour, or none where letters are not wished; reactive. */
export const letterOf = (colour: number): string | undefined =>
  wishes.letters ? say("ip-letter", { colour: COLOURS[colour] ?? "" }) : undefined;
