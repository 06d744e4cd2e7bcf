// The shown decision and its legal actions. Talk in between changes neither.
import type { Frame, Heard } from "$/generated/wire";
import type { Wish } from "$/table/telling";

/**
 * Returns whether two frames ask a seat for the same decision: one that opened at the same
 * revision.
 */
export function sameDecision(one: Frame, other: Frame, seat: number): boolean {
  const asks = (frame: Frame): boolean => (frame.asked ?? []).includes(seat);
  return asks(one) && asks(other) && one.opened === other.opened;
}

/** Returns the legal actions of the shown decision, from the latest frame. */
export function owed(shown: Frame | null, latest: Frame | null, seat: number): Wish[] {
  if (!shown || !latest || !sameDecision(shown, latest, seat)) return [];
  return (latest.legal ?? []) as Wish[];
}

/**
 * Returns whether all new entries are talk. Then nothing on the table has changed, and no step
 * needs to be shown.
 */
export const onlyTalk = (news: readonly Heard[], asides: readonly string[]): boolean =>
  news.length > 0 && news.every((one) => one.by !== "undo" && asides.includes(String(one.do?.[0])));
