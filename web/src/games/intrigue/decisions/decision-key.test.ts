// An unfinished choice stays until the decision changes.
import { describe, expect, it } from "vitest";
import type { View } from "$/generated/intrigue.view";
import { storyViews } from "../story-views";
import { decisionKey } from "./decision-key";

const views = storyViews;
const placing = views.find((view) => view.matter?.payments.some((one) => one.paid))!;
const matter = placing.matter!;
const now = { phase: "uncontested", seat: matter.palace, memo: 0 };
const key = (more: Partial<View> = {}, at = now): string =>
  decisionKey(at, { ...placing, ...more });

describe("a decision", () => {
  it("is the same while words are given, answered and judged", () => {
    const word = {
      number: 0,
      speaker: 1,
      tone: 0,
      line: 0,
      whispered: false,
      hearers: [0],
      accepted: [],
      declined: [],
      standing: 0,
      answerable: false,
      revocable: false,
      clauses: [],
    };
    expect(
      key({ words: [...placing.words, word], your_open_words: [0], kept: [[1]], broken: [[1]] }),
    ).toBe(key());
  });
  it("is the same after a gift, which changes only purses", () => {
    expect(key({ seats: placing.seats.map((one) => ({ ...one, purse: 0 })) })).toBe(key());
  });
  it("is the same when a frame repeats all of it", () => {
    expect(key(structuredClone(placing))).toBe(key());
  });
  it("is another one after a bribe or a placed token", () => {
    const payments = matter.payments.map((one) => ({ ...one, paid: !one.paid }));
    expect(key({ matter: { ...matter, payments } })).not.toBe(key());
    expect(key({ matter: { ...matter, payments: matter.payments.slice(1) } })).not.toBe(key());
  });
  it("is another one for another seat, phase, profession, speaker or round", () => {
    const others = [
      key({}, { ...now, seat: now.seat + 1 }),
      key({}, { ...now, phase: "external" }),
      key({}, { ...now, memo: 3 }),
      key({ matter: { ...matter, speaker: matter.speaker + 1 } }),
      key({ round: placing.round + 1 }),
    ];
    expect(new Set([key(), ...others]).size).toBe(others.length + 1);
  });
});
