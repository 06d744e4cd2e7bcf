// Talk during a decision does not disturb the seat that decides.
import { describe, expect, it } from "vitest";
import type { Frame, WireEntry } from "$/generated/wire";
import { legalActions, onlyTalk, sameDecision } from "$/table/decision";

const ME = 2;
const frame = (rev: number, more: Partial<Frame> = {}): Frame => ({
  id: `${rev}.0`,
  rev,
  seat: ME,
  status: "running",
  to_move: [ME],
  decision: 7,
  legal: [["hear_bribes"]],
  ...more,
});

describe("the shown decision", () => {
  it("is the same after any amount of talk", () => {
    expect(sameDecision(frame(7), frame(19), ME)).toBe(true);
  });
  it("is another one when it opened at another revision", () => {
    expect(sameDecision(frame(7), frame(9, { decision: 9 }), ME)).toBe(false);
  });
  it("is never another seat's", () => {
    expect(sameDecision(frame(7), frame(8, { to_move: [1], decision: 0 }), ME)).toBe(false);
    expect(
      sameDecision(
        frame(6, { to_move: [1], decision: 0 }),
        frame(6, { to_move: [1], decision: 0 }),
        ME,
      ),
    ).toBe(false);
  });
});

describe("the legal actions", () => {
  it("stay while newer talk is not shown yet", () => {
    expect(legalActions(frame(7), frame(12), ME)).toEqual([["hear_bribes"]]);
  });
  it("come from the latest frame", () => {
    expect(legalActions(frame(7), frame(8, { legal: [["keep"]] }), ME)).toEqual([["keep"]]);
  });
  it("are empty once the decision has passed, or before the first frame", () => {
    expect(legalActions(frame(7), frame(9, { decision: 9 }), ME)).toEqual([]);
    expect(legalActions(frame(7), frame(8, { to_move: [], decision: 0, legal: [] }), ME)).toEqual(
      [],
    );
    expect(legalActions(null, frame(7), ME)).toEqual([]);
  });
});

describe("news", () => {
  const entry = (...action: unknown[]): WireEntry => ({
    rev: 8,
    by: "bot",
    seat: 1,
    events: [],
    at: 0,
    action,
  });
  const asides = ["give_word", "accept_word"];
  it("are only talk if every action is an aside", () => {
    expect(onlyTalk([entry("give_word", 0), entry("accept_word", 0)], asides)).toBe(true);
    expect(onlyTalk([entry("give_word", 0), entry("hear_bribes")], asides)).toBe(false);
  });
  it("are more than talk if an action is unknown, an undo, or missing", () => {
    const { action: _action, ...unknown } = entry("give_word", 0);
    expect(onlyTalk([unknown as WireEntry], asides)).toBe(false);
    expect(onlyTalk([{ ...entry("give_word", 0), by: "undo" }], asides)).toBe(false);
    expect(onlyTalk([], asides)).toBe(false);
  });
});
