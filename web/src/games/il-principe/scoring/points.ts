// The growth of the points of a game, round by round and by source.
import type { IconName } from "$/art/icons";
import { SOURCES } from "$/generated/il-principe.numbers";
import { type GameEvent, numberAt } from "$/table/events";

/**
 * A sign for each: cities, roles while others build, the bishop, regions, roles held, sets, ducats,
 * cards.
 */
export const SIGNS: readonly IconName[] = [
  "lobby",
  "crown",
  "bell",
  "map",
  "flag",
  "star",
  "coin",
  "cards",
];

/** The points of all seats at one moment; round 0 is the beginning, `end` the final count. */
export interface Moment {
  round: number;
  end: boolean;
  scores: number[];
}

/** Returns the points after each round, and after the final count. */
export function pointsByRound(events: readonly GameEvent[], seats: number): Moment[] {
  const moments: Moment[] = [];
  const scores = Array<number>(seats).fill(0);
  let [round, counting] = [0, false];
  const keep = (end: boolean) => void moments.push({ round, end, scores: [...scores] });
  for (const event of events) {
    if (event[0] === "round_began") {
      keep(false);
      round = numberAt(event, 0);
    } else if (event[0] === "purses_shown") {
      keep(false);
      counting = true;
    } else if (event[0] === "scored") scores[numberAt(event, 0)]! += numberAt(event, 1);
  }
  keep(counting);
  return moments;
}

/** Returns the sum of a seat's points from the first sources. */
export const upTo = (points: readonly number[], sources: number): number =>
  points.slice(0, sources).reduce((sum, one) => sum + one, 0);

/** Returns the sources that gave points to any seat, in the order of counting. */
export const sourcesUsed = (points: readonly (readonly number[])[]): number[] =>
  Array.from({ length: SOURCES }, (_, source) => source).filter((source) =>
    points.some((row) => row[source]),
  );

/**
 * Returns the number of counted sources after the next step: up to the next source with points, and
 * finally past the last one.
 */
export function nextSource(points: readonly (readonly number[])[], counted: number): number {
  const next = sourcesUsed(points).find((source) => source >= counted);
  return next === undefined ? SOURCES + 1 : next + 1;
}
