// Events that still hold: undone entries are left out.
import type { WireEntry } from "$/generated/wire";

/** One event: its name and its parameters. */
export type GameEvent = readonly [string, ...unknown[]];

/** Returns the entries that still hold, in their order. */
export function withoutUndone(entries: readonly WireEntry[]): WireEntry[] {
  const kept: WireEntry[] = [];
  for (const entry of entries) {
    if (entry.by !== "undo") kept.push(entry);
    else while (kept.length && kept.at(-1)!.rev > (entry.to ?? 0)) kept.pop();
  }
  return kept;
}

/** Returns all events that still hold, one after another. */
export const eventsOf = (entries: readonly WireEntry[]): GameEvent[] =>
  withoutUndone(entries).flatMap((entry) => entry.events as unknown as GameEvent[]);

/** Returns a parameter of an event as a number. */
export const numberAt = (event: GameEvent, at: number): number => Number(event[at + 1] ?? 0);

/** Returns the revision at which the last round began, or 0. */
export const lastRound = (entries: readonly WireEntry[]): number =>
  withoutUndone(entries).findLast((entry) =>
    entry.events.some((event) => (event as unknown as GameEvent)[0] === "round_began"),
  )?.rev ?? 0;
