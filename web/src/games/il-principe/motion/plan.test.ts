import { describe, expect, it } from "vitest";
import { citiesOf } from "../cities";
import { plan } from "./plan";

describe("the plan of motion", () => {
  it("shows the reader's own cards, and the backs of other cards", () => {
    const flights = plan([
      ["dealt", 0, 2, [1, 0, 1, 0, 0]],
      ["dealt", 1, 4, []],
    ]);
    expect(flights.slice(0, 2).map((one) => one.to)).toEqual(["hand-0", "hand-2"]);
    expect(flights.slice(2)).toHaveLength(4);
    expect(flights[2]).toMatchObject({ thing: { kind: "card", colour: null }, to: "seat-1-hand" });
  });
  it("moves things of the same kind of event together, and others one after another", () => {
    const beats = plan([
      ["ducats_received", 0, 5, 0],
      ["ducats_received", 1, 5, 0],
      ["shield_placed", 1, 3],
    ]);
    expect(beats.map((one) => one.beat)).toEqual([0, 0, 1]);
    expect(beats[2]).toMatchObject({ from: "seat-1-shields", to: "region-3-seat-1" });
  });
  it("moves a sold lot to its buyer, and an unsold one out of the game", () => {
    expect(plan([["item_sold", 2, 13, 4]]).map((one) => one.thing?.kind)).toEqual([
      "coin",
      "card",
      "card",
      "marker",
    ]);
    expect(plan([["item_sold", 2, 3, 4]]).map((one) => one.thing?.kind)).toEqual([
      "coin",
      "marker",
    ]);
    expect(plan([["item_unsold", 10]])[0]).toMatchObject({ from: "lot-0", to: "removed" });
    expect(plan([["item_unsold", 3]])).toEqual([]);
  });
  it("lays the buildings of a city, pays its price and takes its card", () => {
    const flights = plan([["city_built", 1, 8, 2]], citiesOf("standard"));
    expect(flights.map((one) => one.to)).toEqual([
      "seat-1-row-2",
      "seat-1-row-3",
      "seat-1-row-3",
      "seat-1-row-4",
      "bank",
      "seat-1-crest",
    ]);
  });
  it("limits the things that one event moves, and moves nothing for events without a change", () => {
    expect(plan([["cards_laid", 0, 1, 9]])).toHaveLength(4);
    expect(plan([["opened", 3, 0, 2], ["closed"], ["passed", 1], ["unheard_of", 1]])).toEqual([]);
  });
});
