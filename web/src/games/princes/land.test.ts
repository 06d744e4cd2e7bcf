// Tests of the places in a principality, and of the actions that belong to each place.
import { describe, expect, test } from "vitest";
import type { Action } from "$/table/game-text";
import { cardData, nonZero } from "./cards";
import { caches, type Land, placed, row, site } from "./land";
import { byPlace, groups, keepPlaces } from "./place-actions";

const none = (length: number, value: number): number[] => Array<number>(length).fill(value);

/** Returns the land at the beginning: two settlements, the road between them, six regions. */
function beginning(): {
  roads: number[];
  towns: number[];
  regions: number[];
  stored: number[];
  sites: number[];
} {
  const [towns, regions] = [none(12, 0), none(28, -1)];
  towns[5] = towns[6] = 1;
  [3, 15, 7, 19, 11, 23].forEach((card, at) => (regions[10 + at] = card));
  return { roads: [6], towns, regions, stored: none(28, 0), sites: none(48, -1) };
}
const shape = (land: Land, columns: number[] = [], towns: number[] = []): string =>
  row(land, columns, towns)
    .map((one) => ("column" in one ? (one.road ? "=" : "-") : String(one.size)))
    .join("");

describe("the row", () => {
  test("goes from one end to the other, alternating roads and towns", () => {
    expect(shape(beginning())).toBe("-1=1-");
    expect(row(beginning())[0]).toEqual({ column: 5, road: false, plots: [10, 11] });
  });

  test("reaches as far as something may be built", () => {
    expect(shape({ ...beginning(), roads: [5, 6] }, [7], [4])).toBe("0=1=1-");
  });

  test("an empty land has no row", () => {
    expect(
      shape({ roads: [], towns: none(12, 0), regions: none(28, -1), stored: [], sites: [] }),
    ).toBe("");
  });

  test("a settlement has a site on each side, a city has two, the second ones further out", () => {
    const land = beginning();
    land.towns[6] = 2;
    const [first, second] = row(land).filter((one) => "town" in one);
    expect(first).toMatchObject({ town: 5, above: [20], below: [21] });
    expect(second).toMatchObject({ town: 6, above: [26, 24], below: [25, 27] });
  });

  test("Gold Caches lie beyond it", () => {
    const land = beginning();
    land.regions[26] = 73;
    expect(shape(land)).toBe("-1=1-");
    expect(caches(land)).toEqual([26]);
  });

  test("numbers convert to places", () => {
    expect([placed(15), site(27)]).toEqual([
      { column: 7, side: 1 },
      { town: 6, spot: 3 },
    ]);
  });
});

describe("offers", () => {
  const legal: Action[] = [
    ["done"],
    ["build_road", 5],
    ["build_city", 6],
    ["build", 32],
    ["use", 6, 1],
    ["pick_site", 5, 0],
    ["trade", 0, 1],
    ["trade", 0, 3],
    ["trade", 2, 1],
  ];

  test("belong to the place that they are about", () => {
    const found = byPlace("actions", legal);
    expect([
      ...found.columns.keys(),
      ...found.towns.keys(),
      ...found.cards.keys(),
      ...found.sites.keys(),
    ]).toEqual([5, 6, 32, 25]);
    expect(found.theirs).toBe(false);
  });

  test("a card is discarded only from the list, never by a touch on the table", () => {
    expect(byPlace("actions", [["pick_site", 5, 0]]).sites.size).toBe(0);
    expect(byPlace("placing", [["pick_site", 5, 0]]).sites.get(20)).toEqual(["pick_site", 5, 0]);
  });

  test("a feud is about the other prince's land", () => {
    expect([byPlace("feud", []).theirs, byPlace("feud_loss", []).theirs]).toEqual([true, false]);
  });

  test("a card goes under one of several stacks; cards of the other prince are not in the reader's hand", () => {
    const puts: Action[] = [
      ["put", 30, 0],
      ["put", 30, 2],
    ];
    expect(byPlace("hand", puts).cards.get(30)).toEqual(puts);
    expect([byPlace("burying", puts).cards.size, byPlace("burying", puts).stacks.size]).toEqual([
      0, 2,
    ]);
  });

  test("groups keep their order, ending actions come last, trades are grouped by the given resource", () => {
    const found = groups(legal);
    expect(found.map(({ kind }) => kind)).toEqual([
      "build_road",
      "build_city",
      "build",
      "use",
      "pick_site",
      "trade",
      "done",
    ]);
    expect(
      found
        .find(({ kind }) => kind === "trade")
        ?.rows.map(([first, actions]) => [first, actions.length]),
    ).toEqual([
      [0, 2],
      [2, 1],
    ]);
  });
});

describe("the card database", () => {
  test("has the cost of a card and the resource of a region", () => {
    expect(nonZero(cardData(0).cost)).toEqual([
      [0, 2],
      [2, 1],
    ]);
    expect(cardData(3)).toMatchObject({ kind: "region", resource: 2, number: 2 });
    expect(cardData(-1).resource).toBe(-1);
  });
});

test("regions keep their places if picked in that order; the last pick is automatic", () => {
  const picks: Action[] = [
    ["pick_card", 7],
    ["pick_card", 11],
    ["pick_card", 15],
    ["pick_card", 23],
  ];

  expect(keepPlaces(picks, beginning().regions)).toEqual([
    ["pick_card", 15],
    ["pick_card", 7],
    ["pick_card", 11],
  ]);
});
