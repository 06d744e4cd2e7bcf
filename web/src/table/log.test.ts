// Tests of the log: chapters by rounds, filters, and undone entries.
import { describe, expect, it } from "vitest";
import type { WireEntry } from "$/generated/wire";
import words from "../generated/il-principe.words.json";
import type { Vocabulary } from "$/core/kinds";
import {
  chapters,
  choiceAfter,
  filterChapters,
  lastAction,
  linesOf,
  seatsOf,
  undoneRevs,
} from "$/table/log";

const game = words as Vocabulary;
const entry = (
  rev: number,
  seat: WireEntry["seat"],
  events: unknown[][],
  more: Partial<WireEntry> = {},
): WireEntry => ({
  rev,
  seat,
  by: "seat",
  events,
  at: 0,
  ...more,
});
const entries = [
  entry(
    1,
    "table",
    [
      ["principe_chosen", 1],
      ["round_began", 1, false],
    ],
    { by: "table" },
  ),
  entry(2, 0, [["bid_placed", 0, 2]]),
  entry(3, 1, [
    ["passed", 1],
    ["item_sold", 0, 10, 2],
  ]),
  entry(4, "table", [["round_began", 2, false]], { by: "table" }),
  entry(5, 1, [["bid_placed", 1, 3]]),
];
const all = chapters(
  entries,
  (one) => linesOf(game, one, (events) => events.join(" ")),
  (one) => `round of ${one.rev}`,
);
const revs = (of: typeof all): number[] =>
  of.flatMap((chapter) => chapter.entries.map((one) => one.rev));

describe("the log", () => {
  it("has a chapter for each round", () => {
    expect(all.map((one) => [one.title, one.entries.length])).toEqual([
      ["round of 1", 3],
      ["round of 4", 2],
    ]);
  });

  it("finds the seats that an event is about", () =>
    expect(seatsOf(game, ["auction_opened", 10, 3, 1])).toEqual([1]));

  it("shows the acts of a seat and the events that concern it", () => {
    const shown = filterChapters(all, { kind: "all", seat: 0 });
    expect(revs(shown)).toEqual([2, 3]);
    expect(shown[0]?.entries[1]?.lines.map((one) => one.text)).toEqual(["item_sold 0 10 2"]);
  });

  it("shows only choices, each by its first event", () => {
    const shown = filterChapters(all, { kind: "choices", seat: null });
    expect(revs(shown)).toEqual([2, 3, 5]);
    expect(shown[0]?.entries[1]?.lines).toHaveLength(1);
  });

  it("finds the choice that an undo would take back", () => {
    const undone = [...entries, entry(6, -1, [], { by: "undo", to: 4 }), entry(7, 1, [])];

    expect(choiceAfter(entries, 1, [0])?.rev).toBe(2);
    expect(choiceAfter(entries, 4, [0, 1])?.rev).toBe(5);
    expect(choiceAfter(undone, 4, [1])?.rev).toBe(7);
    expect(choiceAfter(entries, 2, [0])).toBeUndefined();
  });
  it("marks undone entries", () => {
    const gone = undoneRevs([...entries, entry(6, -1, [], { by: "undo", to: 3 })]);
    expect([...gone]).toEqual([4, 5]);
  });

  it("finds a seat's own last choice", () => {
    expect(lastAction(entries, 1)).toBe(5);
    expect(lastAction(entries, 2)).toBe(0);
  });
});
