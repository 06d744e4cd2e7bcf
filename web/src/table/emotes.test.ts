// Gestures are known by their names alone.
import { expect, it } from "vitest";
import { emoteIn } from "$/table/emotes";

it("knows a gesture, and nothing else", () => {
  expect([
    emoteIn(":bravo:"),
    emoteIn(" :bye: "),
    emoteIn(":constructor:"),
    emoteIn("well :bravo:"),
  ]).toEqual(["bravo", "bye", null, null]);
});
