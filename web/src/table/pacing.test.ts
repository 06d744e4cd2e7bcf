// Tests of showing steps in their order, each for some time.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hold, StepQueue, TO_MY_TURN } from "$/table/pacing";

describe("a procession", () => {
  let shown: number[];
  let steps: StepQueue<number>;
  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    steps = new StepQueue({
      show: (one) => shown.push(one),
      hold: () => 800,
      onWaiting: () => undefined,
    });
  });
  afterEach(() => vi.useRealTimers());

  it("shows the first step at once and each further one after a delay", () => {
    for (const one of [1, 2, 3]) steps.add(one, false);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(800);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(800);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("shows an urgent step at once, and no older one after it", () => {
    for (const one of [1, 2]) steps.add(one, false);
    steps.add(3, true);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 3]);
  });

  it("pauses, goes step by step, and catches up", () => {
    for (const one of [1, 2, 3, 4]) steps.add(one, false);
    steps.pause();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1]);
    steps.step();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 2]);
    steps.catchUp();
    expect(shown).toEqual([1, 2, 4]);
    expect(steps.waiting).toBe(0);
  });

  it("replaces the last waiting step by a newer frame", () => {
    steps.add(1, false);
    steps.add(2, false);
    steps.replaceLast(20);
    vi.advanceTimersByTime(800);
    steps.replaceLast(21);
    expect(shown).toEqual([1, 20, 21]);
  });

  it("clears the waiting steps", () => {
    for (const one of [1, 2]) steps.add(one, false);
    steps.clear();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1]);
  });
});

describe("how long a step stays", () => {
  it("depends on the reader's pace", () =>
    expect(hold("slow", 1, null)).toBeGreaterThan(hold("fast", 1, null)));
  it.each(["usual", "fast"] as const)(
    "limits the time before the reader's turn for any number of waiting steps: %s",
    (pace) => {
      let left = TO_MY_TURN[pace];
      for (let waiting = 40; waiting > 0; waiting -= 1) left -= hold(pace, waiting, left);
      expect(left).toBeCloseTo(0);
      expect(hold(pace, 3, -50)).toBe(0);
    },
  );
  it("is not shortened at the slow pace, even before the reader's turn", () =>
    expect(hold("slow", 40, TO_MY_TURN.slow)).toBe(hold("slow", 1, null)));
  it("differs by pace before the reader's turn, too, if only a few steps wait", () => {
    const holds = (["slow", "usual", "fast"] as const).map((pace) =>
      hold(pace, 3, TO_MY_TURN[pace]),
    );
    expect(holds).toEqual([1600, 800, 250]);
  });
});
