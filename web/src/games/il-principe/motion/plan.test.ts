import { describe, expect, it } from "vitest";
import { citiesOf } from "../cities";
import { plan } from "./plan";

describe("what travels", () => {
  it("shows my own cards and the backs of the others'", () => {
    const flights = plan([
      ["dealt", 0, 2, [1, 0, 1, 0, 0]],
      ["dealt", 1, 4, []],
    ]);
    expect(flights.slice(0, 2).map((one) => one.to)).toEqual(["hand-0", "hand-2"]);
    expect(flights.slice(2)).toHaveLength(4);
    expect(flights[2]).toMatchObject({ thing: { kind: "card", colour: null }, to: "seat-1-hand" });
  });
  it("lets alike facts go together, and others one after another", () => {
    const beats = plan([
      ["ducats_received", 0, 5, 0],
      ["ducats_received", 1, 5, 0],
      ["shield_placed", 1, 3],
    ]);
    expect(beats.map((one) => one.beat)).toEqual([0, 0, 1]);
    expect(beats[2]).toMatchObject({ from: "seat-1-shields", to: "region-3-seat-1" });
  });
  it("brings a lot to its buyer, and lets one nobody wanted go", () => {
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
  it("never sends a crowd, and nothing for what changes nothing", () => {
    expect(plan([["cards_laid", 0, 1, 9]])).toHaveLength(4);
    expect(plan([["opened", 3, 0, 2], ["closed"], ["passed", 1], ["unheard_of", 1]])).toEqual([]);
  });
});
