// Which lesson of a guided game belongs to a decision.
import type { Vocabulary } from "$/house/figures";

/** A kind of decision that is explained when it comes up: its words are `web-learn-<key>`. */
export interface Lesson {
  key: string;
  comes: (now: { phase: string; memo: number }) => boolean;
  rules: string[];
}

const rooms = import.meta.glob<{ lessons: Lesson[] }>("../games/*/lessons.ts");

/** The lessons of a game; none where nobody has written any. */
export async function lessonsOf(slug: string): Promise<Lesson[]> {
  return (await rooms[`../games/${slug}/lessons.ts`]?.())?.lessons ?? [];
}

const kept = (table: string): string => `signoria.guide.${table}`;

/** The lessons that were seen at a table, also before the page was loaded anew. */
export function seenAt(table: string): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(kept(table)) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Remember the lessons that were seen at a table, as long as this tab is open. */
export function keepSeen(table: string, seen: readonly string[]): void {
  sessionStorage.setItem(kept(table), JSON.stringify(seen));
}

const ENOUGH = 5;

/** Whether somebody has seen so much that a game of their own can follow. */
export const isEnough = (seen: readonly string[]): boolean => seen.length >= ENOUGH;

/** The lesson for what is being decided now, if there is one. */
export function lessonFor(lessons: Lesson[], game: Vocabulary, agenda: number[][]): Lesson | null {
  const [phase = 0, , memo = 0] = agenda.at(-1) ?? [];
  const now = { phase: game.phases[phase] ?? "", memo };
  return lessons.find((lesson) => lesson.comes(now)) ?? null;
}
