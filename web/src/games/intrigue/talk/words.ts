// Given words, sorted for the page: those to answer, the reader's own, and the state of each.
import {
  BROKEN,
  DECLINED,
  IMPOSSIBLE,
  KEPT,
  PENDING,
  RUN_OUT,
  THEN,
  type VERDICT_NAMES,
  WITHDRAWN,
} from "$/generated/intrigue.numbers";
import type { View, WordView } from "$/generated/intrigue.view";
import type { WireEntry } from "$/generated/wire";
import { type GameEvent, withoutUndone } from "$/table/events";

const CLOSED: readonly number[] = [DECLINED, WITHDRAWN, RUN_OUT];
const BEYOND = 1_000_000;

export type Fate = (typeof VERDICT_NAMES)[number];

/**
 * Returns the state of a whole word: broken if any own clause is, kept if some are and none is
 * open.
 */
export function fate(word: WordView): Fate {
  const own = word.clauses.filter((clause) => clause.link === THEN).map((clause) => clause.verdict);
  if (own.includes(BROKEN)) return "broken";
  if (own.includes(PENDING)) return CLOSED.includes(word.standing) ? "void" : "open";
  if (own.includes(KEPT)) return "kept";
  if (own.includes(IMPOSSIBLE)) return "impossible";
  return own.length ? "void" : "open";
}

/** Returns the words that need the reader's answer, the newest first. */
export const forMe = (view: View): WordView[] =>
  view.words.filter((word) => word.answerable).reverse();

/** Returns the reader's own open words. Nobody else sees this list. */
export const mine = (view: View): WordView[] =>
  view.words.filter((word) => view.your_open_words.includes(word.number));

/** A seat's own explanation of its choice. */
export interface Reason {
  at: number;
  /** A number above those of all words. */
  number: number;
  seat: number;
  event: GameEvent;
}

/** Returns the given reasons, from the log. */
export const reasons = (entries: readonly WireEntry[]): Reason[] =>
  withoutUndone(entries).flatMap((entry) =>
    (entry.events as unknown as GameEvent[])
      .filter(([name]) => name === "reason_given")
      .map((event) => ({
        at: entry.at,
        number: BEYOND + entry.rev,
        seat: Number(event[1]),
        event,
      })),
  );

/** Returns the time of each given word, from the log. */
export function givenAt(entries: readonly WireEntry[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const entry of withoutUndone(entries)) {
    for (const [name, , number] of entry.events as [string, number, number][])
      if (name === "word_given") found.set(number, entry.at);
  }
  return found;
}
