// Which decision is shown, and what can be wished for it: talk that comes in between changes neither.
import type { Frame, Heard } from "$/generated/wire";
import type { Wish } from "$/table/telling";

/** Whether two tellings ask a seat for the same decision: one that opened at the same revision. */
export function sameDecision(one: Frame, other: Frame, seat: number): boolean {
  const asks = (frame: Frame): boolean => (frame.asked ?? []).includes(seat);
  return asks(one) && asks(other) && one.opened === other.opened;
}

/** What would be granted for the decision that is shown, by what was told last. */
export function owed(shown: Frame | null, latest: Frame | null, seat: number): Wish[] {
  if (!shown || !latest || !sameDecision(shown, latest, seat)) return [];
  return (latest.legal ?? []) as Wish[];
}

/** Whether all of some news is talk: nothing on the table has moved, and nobody need watch it do so. */
export const onlyTalk = (news: readonly Heard[], asides: readonly string[]): boolean =>
  news.length > 0 && news.every((one) => one.by !== "undo" && asides.includes(String(one.do?.[0])));
