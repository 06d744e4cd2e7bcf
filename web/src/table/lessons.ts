// Finds the lesson of a guided game for a decision.
import { type Step, stepOf, type Vocabulary } from "$/core/kinds";

/** A kind of decision with an explanation. Its messages are `web-learn-<key>`. */
export interface Lesson {
  key: string;
  matches: (now: Step) => boolean;
  rules: string[];
}

const modules = import.meta.glob<{ lessons: Lesson[] }>("../games/*/lessons.ts");

/** Loads the lessons of a game; empty if it has none. */
export async function lessonsOf(slug: string): Promise<Lesson[]> {
  return (await modules[`../games/${slug}/lessons.ts`]?.())?.lessons ?? [];
}

const ENOUGH = 5;

/** Returns whether the reader has seen enough lessons to play without the guide. */
export const isEnough = (seen: readonly string[]): boolean => seen.length >= ENOUGH;

/** Returns the lesson for the current decision, if there is one. */
export function lessonFor(lessons: Lesson[], game: Vocabulary, agenda: number[][]): Lesson | null {
  const now = stepOf(game, agenda);
  return lessons.find((lesson) => lesson.matches(now)) ?? null;
}
