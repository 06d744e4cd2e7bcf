import { expect, test } from "vitest";
import type { Vocabulary } from "$/core/kinds";
import words from "$/generated/il-principe.words.json";
import { isEnough, lessonFor, lessonsOf } from "$/table/lessons";

const game = words as Vocabulary;
const step = (phase: string, memo = 0): number[][] => [[game.phases.indexOf(phase), 0, memo]];

test("a lot and a role have separate lessons", async () => {
  const lessons = await lessonsOf("il-principe");

  expect(lessonFor(lessons, game, step("auction", 12))?.key).toBe("lot");
  expect(lessonFor(lessons, game, step("auction", 4))?.key).toBe("role");
});

test("automatic steps have no lesson", async () => {
  const lessons = await lessonsOf("il-principe");

  expect(lessonFor(lessons, game, step("roles_anew"))).toBeNull();
  expect(lessonFor(lessons, game, [])).toBeNull();
});

test("five kinds of decision are enough to play", () => {
  expect(
    [
      ["a", "b", "c", "d"],
      ["a", "b", "c", "d", "e"],
    ].map(isEnough),
  ).toEqual([false, true]);
});

test("a game without lessons returns an empty list", async () => {
  expect(await lessonsOf("no-such-game")).toEqual([]);
});
