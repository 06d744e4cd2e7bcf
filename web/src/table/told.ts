// Events that still hold: undone entries are left out.
import type { Heard } from "$/generated/wire";

/** One event: its name and its parameters. */
export type Fact = readonly [string, ...unknown[]];

/** Returns the entries that still hold, in their order. */
export function standing(heard: readonly Heard[]): Heard[] {
  const kept: Heard[] = [];
  for (const entry of heard) {
    if (entry.by !== "undo") kept.push(entry);
    else while (kept.length && kept.at(-1)!.rev > (entry.to ?? 0)) kept.pop();
  }
  return kept;
}

/** Returns all events that still hold, one after another. */
export const facts = (heard: readonly Heard[]): Fact[] =>
  standing(heard).flatMap((entry) => entry.told as unknown as Fact[]);

/** Returns a parameter of an event as a number. */
export const figure = (fact: Fact, at: number): number => Number(fact[at + 1] ?? 0);

/** Returns the revision at which the last round began, or 0. */
export const lastRound = (heard: readonly Heard[]): number =>
  standing(heard).findLast((entry) =>
    entry.told.some((fact) => (fact as unknown as Fact)[0] === "round_began"),
  )?.rev ?? 0;
