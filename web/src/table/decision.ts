// The shown decision and its legal actions. Talk in between changes neither.
import type { Frame, WireEntry } from "$/generated/wire";
import type { Action } from "$/table/game-text";

/**
 * Returns whether two frames ask a seat for the same decision: one that opened at the same
 * revision.
 */
export function sameDecision(one: Frame, other: Frame, seat: number): boolean {
  const asks = (frame: Frame): boolean => (frame.to_move ?? []).includes(seat);
  return asks(one) && asks(other) && one.decision === other.decision;
}

/** Returns the legal actions of the shown decision, from the latest frame. */
export function legalActions(shown: Frame | null, latest: Frame | null, seat: number): Action[] {
  if (!shown || !latest || !sameDecision(shown, latest, seat)) return [];
  return (latest.legal ?? []) as Action[];
}

/**
 * Returns whether all new entries are talk. Then nothing on the table has changed, and no step
 * needs to be shown.
 */
export const onlyTalk = (news: readonly WireEntry[], asides: readonly string[]): boolean =>
  news.length > 0 &&
  news.every((one) => one.by !== "undo" && asides.includes(String(one.action?.[0])));
