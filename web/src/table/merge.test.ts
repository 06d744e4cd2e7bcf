// How frames add up.
import { describe, expect, it } from "vitest";
import type { Frame, Heard } from "$/generated/wire";
import { merge, veiled } from "$/table/merge";

const heard = (rev: number): Heard => ({ rev, by: "seat", seat: 0, told: [], at: 0 });
const line = (number: number, text = "x") => ({ number, name: "Ada", seat: 0, text, at: 0 });
const frame = (more: Partial<Frame>): Frame => ({
  id: "1.0",
  rev: 1,
  seat: 0,
  status: "running",
  ...more,
});

describe("merge", () => {
  it("adds entries, none twice", () => {
    const first = merge(null, frame({ heard: [heard(1), heard(2)], rev: 2, view: {} }));
    const both = merge(first, frame({ heard: [heard(2), heard(3)], rev: 3, view: {} }));
    expect(both.heard?.map((one) => one.rev)).toEqual([1, 2, 3]);
  });

  it("hides the sums that a log no longer shows in what was heard before", () => {
    const paid = (rev: number, ducats: number): Heard => ({
      rev,
      by: "seat",
      seat: 0,
      told: [
        ["opened", 1],
        ["bribe_paid", 0, ducats],
      ] as never,
      at: 0,
      do: ["bribe", 3] as never,
    });
    const sums = { bribe_paid: 2 };
    const first = merge(
      null,
      frame({ heard: [heard(1), paid(2, 30), paid(3, 50)], rev: 3, view: {} }),
      sums,
    );
    const later = merge(first, frame({ heard: [paid(4, 10)], rev: 4, view: {}, faded: 3 }), sums);
    expect(later.heard?.map((one) => one.told)).toEqual([
      [],
      [
        ["opened", 1],
        ["bribe_paid", 0, -9],
      ],
      first.heard?.[2]?.told,
      paid(4, 10).told,
    ]);
    expect(later.heard?.map((one) => one.do ?? null)).toEqual([
      null,
      null,
      ["bribe", 3],
      ["bribe", 3],
    ]);
    expect([later.heard?.[0], later.heard?.[2]]).toEqual([first.heard?.[0], first.heard?.[2]]);
    expect([veiled(first, sums), veiled(later, sums)]).toEqual([false, true]);
    const all = [heard(1), paid(2, 30), paid(3, 50), paid(4, 10)];
    expect(
      merge(later, frame({ heard: all, rev: 4, view: {}, status: "over" }), sums).heard,
    ).toEqual(all);
  });

  it("keeps view, people and wishes where only talk is new", () => {
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

  it("drops the wishes of a decision that has passed", () => {
    const before = merge(null, frame({ view: {}, legal: [["pass"]] }));
    expect(merge(before, frame({ rev: 2, view: {} })).legal).toEqual([]);
  });

  it("puts a changed line in the place of the one before", () => {
    const before = merge(null, frame({ chat: [line(1), line(2)] }));
    expect(merge(before, frame({ chat: [line(1, "–")] })).chat?.map((one) => one.text)).toEqual([
      "–",
      "x",
    ]);
  });

  it("ends a proposal that is told no more", () => {
    const before = merge(null, frame({ proposal: { rev: 1, to: 0, seat: 0, consent: [0] } }));
    expect(merge(before, frame({ rev: 2 })).proposal ?? null).toBeNull();
  });
});
