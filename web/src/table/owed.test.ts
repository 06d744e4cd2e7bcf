// Talk during a decision does not disturb the seat that decides.
import { describe, expect, it } from "vitest";
import type { Frame, Heard } from "$/generated/wire";
import { onlyTalk, owed, sameDecision } from "$/table/owed";

const ME = 2;
const frame = (rev: number, more: Partial<Frame> = {}): Frame => ({
  id: `${rev}.0`,
  rev,
  seat: ME,
  status: "running",
  asked: [ME],
  opened: 7,
  legal: [["hear_bribes"]],
  ...more,
});

describe("the shown decision", () => {
  it("is the same after any amount of talk", () => {
    expect(sameDecision(frame(7), frame(19), ME)).toBe(true);
  });
  it("is another one when it opened at another revision", () => {
    expect(sameDecision(frame(7), frame(9, { opened: 9 }), ME)).toBe(false);
  });
  it("is never another seat's", () => {
    expect(sameDecision(frame(7), frame(8, { asked: [1], opened: 0 }), ME)).toBe(false);
    expect(
      sameDecision(frame(6, { asked: [1], opened: 0 }), frame(6, { asked: [1], opened: 0 }), ME),
    ).toBe(false);
  });
});

describe("the legal actions", () => {
  it("stay while newer talk is not shown yet", () => {
    expect(owed(frame(7), frame(12), ME)).toEqual([["hear_bribes"]]);
  });
  it("come from the latest frame", () => {
    expect(owed(frame(7), frame(8, { legal: [["keep"]] }), ME)).toEqual([["keep"]]);
  });
  it("are empty once the decision has passed, or before the first frame", () => {
    expect(owed(frame(7), frame(9, { opened: 9 }), ME)).toEqual([]);
    expect(owed(frame(7), frame(8, { asked: [], opened: 0, legal: [] }), ME)).toEqual([]);
    expect(owed(null, frame(7), ME)).toEqual([]);
  });
});

describe("news", () => {
  const entry = (...wish: unknown[]): Heard => ({
    rev: 8,
    by: "bot",
    seat: 1,
    told: [],
    at: 0,
    do: wish,
  });
  const asides = ["give_word", "accept_word"];
  it("are only talk if every action is an aside", () => {
    expect(onlyTalk([entry("give_word", 0), entry("accept_word", 0)], asides)).toBe(true);
    expect(onlyTalk([entry("give_word", 0), entry("hear_bribes")], asides)).toBe(false);
  });
  it("are more than talk if an action is unknown, an undo, or missing", () => {
    const { do: _wish, ...unknown } = entry("give_word", 0);
    expect(onlyTalk([unknown as Heard], asides)).toBe(false);
    expect(onlyTalk([{ ...entry("give_word", 0), by: "undo" }], asides)).toBe(false);
    expect(onlyTalk([], asides)).toBe(false);
  });
});
