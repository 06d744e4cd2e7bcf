// Tests of the motion that events cause.
import { describe, expect, it } from "vitest";
import { storyViews } from "../story-views";
import { plan } from "./plan";

const view = storyViews.at(-1)!;
const moves = (...events: unknown[][]): [string, string][] =>
  plan(events, view).map(({ from, to }) => [from, to]);

describe("motion on the table of Intrigue", () => {
  it("moves a token from the reserve to the park, the door, the window", () => {
    expect(moves(["token_sent", 0, 2, 3])).toEqual([["reserve-0", "park-2"]]);
    expect(moves(["token_placed", 0, 2, 3, 4, 100_000])).toEqual([["waits-2-0", "window-2-4"]]);
  });
  it("moves every exiled token, and their replacement last", () => {
    expect(moves(["token_admitted", 0, 2, 3, 4, 100_000, 0b1010])).toEqual([
      ["waits-2-0", "window-2-4"],
      ["waits-2-1", "island"],
      ["waits-2-3", "island"],
    ]);
    expect(moves(["defender_replaced", 0, 1, 2, 3, 4, 100_000, 0b1000])).toEqual([
      ["window-2-4", "island"],
      ["waits-2-3", "island"],
      ["waits-2-0", "window-2-4"],
    ]);
    expect(moves(["defender_kept", 1, 2, 3, 0b1])).toEqual([["waits-2-0", "island"]]);
    expect(moves(["token_turned_away", 1, 2, 3])).toEqual([["waits-2-1", "island"]]);
  });
  it("moves money from purse to purse, without an amount if the sum is hidden", () => {
    const [open, hidden] = plan(
      [
        ["bribe_paid", 1, 0, 3, 0, 30_000, 0],
        ["bribe_paid", 2, 0, 3, 0, -9, 1],
      ],
      view,
    );
    expect(open).toMatchObject({
      from: "purse-1",
      to: "purse-0",
      thing: { kind: "coin", ducats: 30_000 },
      beat: 0,
    });
    expect(hidden).toMatchObject({ thing: { kind: "coin", ducats: null }, beat: 0 });
    expect(moves(["bribe_paid", 1, 0, 3, 0, 0, 0])).toEqual([]);
  });
  it("moves each salary from the window where it is earned", () => {
    const palaces = view.palaces.map((palace, at) => ({
      ...palace,
      holders: palace.holders.map(() => (at === 1 ? 0 : -1)),
      domains: palace.domains.map((_, profession) =>
        at === 1 && profession < 2 ? profession : -1,
      ),
    }));
    const flights = plan(
      [
        ["turn_began", 0],
        ["salary_paid", 0, 30_000],
      ],
      { ...view, palaces },
    );
    expect(flights.map(({ from, to }) => [from, to])).toEqual([
      ["window-1-0", "purse-0"],
      ["window-1-1", "purse-0"],
    ]);
    expect(moves(["salary_paid", 0, 0])).toEqual([]);
  });
  it("moves nothing for talk", () => {
    expect(
      moves(
        ["word_given", 1, 0, 0, 0, 1, 0, []],
        ["word_accepted", 0, 0],
        ["reason_given", 1, 0, -1, -1],
      ),
    ).toEqual([]);
  });
});
