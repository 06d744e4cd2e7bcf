// Gestures are recognised only by their names.
import { expect, it } from "vitest";
import { emoteIn } from "$/table/emotes";

it("recognises a gesture, and nothing else", () => {
  expect([
    emoteIn(":bravo:"),
    emoteIn(" :bye: "),
    emoteIn(":constructor:"),
    emoteIn("well :bravo:"),
  ]).toEqual(["bravo", "bye", null, null]);
});
