import { expect, test } from "vitest";
import type { Vocabulary } from "$/core/kinds";
import words from "$/generated/il-principe.words.json";
import { familiesOf } from "$/core/families";

const game = words as Vocabulary;

test("seats have the families that the table names", () => {
  expect(familiesOf(game, 3, { families: "gonzaga,medici,este" })).toEqual([4, 0, 3]);
});

test("else they have the families in their order", () => {
  expect(familiesOf(game, 3, { families: "printed" })).toEqual([0, 1, 2]);
  expect(familiesOf(game, 2, {})).toEqual([0, 1]);
  expect(familiesOf({ ...game, kinds: {} }, 6, {})).toEqual([0, 1, 2, 3, 4, 0]);
});
