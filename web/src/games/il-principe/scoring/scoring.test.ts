import { describe, expect, it } from "vitest";
import type { WireEntry } from "$/generated/wire";
import { auctions, bidsIn, highlights as text, runnerUp } from "./auctions";
import { apart, ranking } from "$/table/ranking";
import { nextSource, pointsByRound, sourcesUsed, upTo } from "./points";
import { eventsOf, type GameEvent } from "$/table/events";

const entry = (rev: number, events: GameEvent[], undo?: number): WireEntry =>
  ({
    rev,
    by: undo === undefined ? "seat" : "undo",
    seat: 0,
    events: events,
    at: 0,
    to: undo,
  }) as unknown as WireEntry;

const sale = (
  item: number,
  calls: [number, number | null][],
  buyer: number,
  price: number,
): GameEvent[] => [
  ["auction_opened", item, 7, 0],
  ...calls.map(([seat, sum]): GameEvent =>
    sum === null ? ["passed", seat] : ["bid_placed", seat, sum],
  ),
  ["item_sold", buyer, item, price],
];

describe("the events that still hold", () => {
  it("leave out entries that were taken back", () => {
    const entries = [
      entry(1, [["passed", 0]]),
      entry(2, [["passed", 1]]),
      entry(3, [["passed", 2]]),
      entry(4, [], 1),
    ];
    expect(eventsOf(entries)).toEqual([["passed", 0]]);
  });
});

describe("points by round", () => {
  const events: GameEvent[] = [
    ["round_began", 1, 0],
    ["scored", 1, 6, 0, 3],
    ["round_began", 2, 1],
    ["scored", 0, 2, 1, 3],
    ["purses_shown", [1, 2]],
    ["scored", 0, 5, 3, 0],
  ];
  it("begin at zero and end with the final count", () => {
    expect(pointsByRound(events, 2)).toEqual([
      { round: 0, end: false, scores: [0, 0] },
      { round: 1, end: false, scores: [0, 6] },
      { round: 2, end: false, scores: [2, 6] },
      { round: 2, end: true, scores: [7, 6] },
    ]);
  });
  it("give a ranking in which the winner of a tie comes first", () => {
    expect(ranking([7, 9, 9], [2])).toEqual([2, 1, 0]);
  });
  it("add up source by source", () => {
    expect(upTo([4, 2, 1, 5, 0, 0, 0, 0], 3)).toBe(7);
    expect(
      sourcesUsed([
        [4, 0, 0, 5, 0, 0, 0, 0],
        [0, 0, 1, 0, 0, 0, 0, 2],
      ]),
    ).toEqual([0, 2, 3, 7]);
  });
});

describe("the count", () => {
  it("goes on to the next source with points, and finally past the last one", () => {
    const points = [[4, 0, 0, 5, 0, 0, 0, 0]];
    expect([0, 1, 4].map((counted) => nextSource(points, counted))).toEqual([1, 4, 9]);
  });
  it("keeps the labels of its lines apart", () => {
    expect(apart([10, 50, 12], 8)).toEqual([10, 50, 18]);
  });
});

describe("auctions", () => {
  const events: GameEvent[] = [
    ["round_began", 1, 0],
    ...sale(
      10,
      [
        [0, 1],
        [1, null],
        [2, null],
      ],
      0,
      1,
    ),
    ["city_built", 0, 4, 1],
    ...sale(
      11,
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [0, 4],
        [1, null],
        [2, null],
      ],
      0,
      4,
    ),
    ["turn_let_go", 0],
    ["city_built", 0, 5, 1],
    ["round_began", 2, 0],
    ...sale(
      12,
      [
        [0, 9],
        [1, null],
        [2, null],
      ],
      0,
      9,
    ),
    ["auction_opened", 13, 7, 0],
    ["passed", 0],
    ["item_unsold", 13],
  ];
  const all = auctions(events);
  it("record the bids, the price and the city built at once", () => {
    expect(all).toHaveLength(4);
    expect(all[0]).toMatchObject({
      round: 1,
      item: 10,
      buyer: 0,
      price: 1,
      city: 4,
      bidders: [0, 1, 2],
    });
    expect(all[1]).toMatchObject({ city: null, price: 4 });
    expect([bidsIn(all[1]!), runnerUp(all[1]!), runnerUp(all[0]!)]).toEqual([4, 3, 0]);
    expect(all[3]).toMatchObject({ buyer: null, over: true });
  });
  it("are selected: the dearest, the fiercest, the next dearest", () => {
    expect(text(all).map(({ item, why }) => [item, why])).toEqual([
      [10, "dear"],
      [11, "fiercest"],
      [12, "dearest"],
    ]);
    expect(text([])).toEqual([]);
  });
  it("are not called fiercest if the dearest had more bids", () => {
    const long = auctions([
      ...sale(
        10,
        [
          [0, 1],
          [1, 2],
          [0, 3],
          [1, 4],
          [0, 5],
        ],
        0,
        5,
      ),
      ...sale(
        11,
        [
          [0, 1],
          [1, 2],
          [0, 3],
        ],
        0,
        3,
      ),
    ]);
    expect(text(long).map(({ why }) => why)).toEqual(["dearest", "fought"]);
  });
});
