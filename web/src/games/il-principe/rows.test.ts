import { describe, expect, it } from "vitest";
import type { SeatView, View } from "$/generated/il-principe.view";
import { builtCities, holderOf, inPlaces, othersOf, rowsOf, shieldsIn } from "./rows";

const seat = (over: Partial<SeatView> = {}): SeatView => ({
  family: 0,
  score: 0,
  points: [],
  hand_size: 0,
  set_aside: 0,
  purse: null,
  shields_left: 12,
  face_up: [0, 0, 0, 0, 0],
  face_down: [0, 0, 0, 0, 0],
  roles: [],
  cities: [],
  ...over,
});
const view = (over: Partial<View> = {}): View => ({
  you: 0,
  round: 1,
  last_round: false,
  reason: 0,
  winners: [],
  principe: 0,
  agenda: [],
  deck_left: 0,
  removed: [],
  lots: [],
  auction: null,
  shields_due: 0,
  cities: [],
  city_deck_left: 0,
  cities_unseen: [],
  shields: [],
  seats: [],
  your_hand: [],
  your_set_aside: [],
  ...over,
});

describe("the cards and shields on the table", () => {
  it("rows count both sides of the cards", () => {
    const rows = rowsOf(seat({ face_up: [1, 0, 2, 0, 0], face_down: [0, 0, 1, 0, 3] }));
    expect(rows[2]).toEqual({ colour: 2, up: 2, down: 1 });
    expect(rows[4]).toEqual({ colour: 4, up: 0, down: 3 });
  });
  it("the other seats follow clockwise; a spectator sees all", () => {
    const seats = [seat(), seat(), seat()];
    expect(othersOf(view({ you: 1, seats }))).toEqual([2, 0]);
    expect(othersOf(view({ you: -2, seats }))).toEqual([0, 1, 2]);
  });
  it("regions list only seats with shields there", () => {
    expect(shieldsIn(view({ shields: [[0, 2, 1]] }), 0)).toEqual([
      { seat: 1, count: 2 },
      { seat: 2, count: 1 },
    ]);
    expect(shieldsIn(view(), 4)).toEqual([]);
  });
  it("a role has a holder or lies on the board", () => {
    const seats = [seat(), seat({ roles: [3, 7] })];
    expect([holderOf(view({ seats }), 7), holderOf(view({ seats }), 0)]).toEqual([1, -1]);
  });
  it("open cards keep their places", () => {
    expect(inPlaces([], [2, 5, 7, 9])).toEqual([2, 5, 7, 9]);
    expect(inPlaces([2, 5, 7, 9], [1, 2, 7, 9])).toEqual([2, 1, 7, 9]);
    expect(inPlaces([2, 5, 7, 9], [2, 7, 9])).toEqual([2, 7, 9]);
    expect(inPlaces([2, 7, 9], [2, 3, 7, 9])).toEqual([2, 7, 9, 3]);
  });
  it("cities that are neither open nor unseen are built", () => {
    expect(builtCities(view({ cities: [0, 2], cities_unseen: [1, 4] }), 5)).toEqual([3]);
  });
});
