// Tests of merging frames.
import { describe, expect, it } from "vitest";
import type { Frame, WireEntry } from "$/generated/wire";
import { hasHiddenSums, merge } from "$/table/merge";

const entries = (rev: number): WireEntry => ({ rev, by: "seat", seat: 0, events: [], at: 0 });
const line = (number: number, text = "x") => ({ number, name: "Ada", seat: 0, text, at: 0 });
const frame = (more: Partial<Frame>): Frame => ({
  id: "1.0",
  rev: 1,
  seat: 0,
  status: "running",
  ...more,
});

describe("merge", () => {
  it("adds each entry once", () => {
    const first = merge(null, frame({ entries: [entries(1), entries(2)], rev: 2, view: {} }));
    const both = merge(first, frame({ entries: [entries(2), entries(3)], rev: 3, view: {} }));
    expect(both.entries?.map((one) => one.rev)).toEqual([1, 2, 3]);
  });

  it("hides sums in earlier entries once the log no longer shows them", () => {
    const paid = (rev: number, ducats: number): WireEntry => ({
      rev,
      by: "seat",
      seat: 0,
      events: [
        ["opened", 1],
        ["bribe_paid", 0, ducats],
      ] as never,
      at: 0,
      action: ["bribe", 3] as never,
    });
    const sums = { bribe_paid: 2 };
    const first = merge(
      null,
      frame({ entries: [entries(1), paid(2, 30), paid(3, 50)], rev: 3, view: {} }),
      sums,
    );
    const later = merge(
      first,
      frame({ entries: [paid(4, 10)], rev: 4, view: {}, sums_shown_from: 3 }),
      sums,
    );
    expect(later.entries?.map((one) => one.events)).toEqual([
      [],
      [
        ["opened", 1],
        ["bribe_paid", 0, -9],
      ],
      first.entries?.[2]?.events,
      paid(4, 10).events,
    ]);
    expect(later.entries?.map((one) => one.action ?? null)).toEqual([
      null,
      null,
      ["bribe", 3],
      ["bribe", 3],
    ]);
    expect([later.entries?.[0], later.entries?.[2]]).toEqual([
      first.entries?.[0],
      first.entries?.[2],
    ]);
    expect([hasHiddenSums(first, sums), hasHiddenSums(later, sums)]).toEqual([false, true]);
    const all = [entries(1), paid(2, 30), paid(3, 50), paid(4, 10)];
    expect(
      merge(later, frame({ entries: all, rev: 4, view: {}, status: "over" }), sums).entries,
    ).toEqual(all);
  });

  it("keeps view, people and legal actions if only the chat has changed", () => {
    const before = merge(
      null,
      frame({ view: { a: 1 }, legal: [["pass"]], people: [{ seat: 0, kind: "bot" }] }),
    );
    const after = merge(before, frame({ id: "1.1", chat: [line(1)] }));
    expect([after.view, after.legal, after.people]).toEqual([
      before.view,
      before.legal,
      before.people,
    ]);
  });

  it("drops the legal actions of a past decision", () => {
    const before = merge(null, frame({ view: {}, legal: [["pass"]] }));
    expect(merge(before, frame({ rev: 2, view: {} })).legal).toEqual([]);
  });

  it("replaces a changed chat line", () => {
    const before = merge(null, frame({ chat: [line(1), line(2)] }));
    expect(merge(before, frame({ chat: [line(1, "–")] })).chat?.map((one) => one.text)).toEqual([
      "–",
      "x",
    ]);
  });

  it("removes a proposal that a new frame does not contain", () => {
    const before = merge(null, frame({ proposal: { rev: 1, to: 0, seat: 0, consent: [0] } }));
    expect(merge(before, frame({ rev: 2 })).proposal ?? null).toBeNull();
  });
});
