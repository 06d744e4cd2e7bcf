// Steps are shown in their order, each for a while.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hold, Procession, TO_MY_TURN } from "$/table/pacing";

describe("a procession", () => {
  let shown: number[];
  let steps: Procession<number>;
  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    steps = new Procession({
      show: (one) => shown.push(one),
      hold: () => 800,
      onWaiting: () => undefined,
    });
  });
  afterEach(() => vi.useRealTimers());

  it("shows the first step at once and each further one after a while", () => {
    for (const one of [1, 2, 3]) steps.add(one, false);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(800);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(800);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("shows what is urgent at once, and nothing older after it", () => {
    for (const one of [1, 2]) steps.add(one, false);
    steps.add(3, true);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 3]);
  });

  it("stands still, goes step by step, and catches up", () => {
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

  it("puts a newer telling in the place of the last step", () => {
    steps.add(1, false);
    steps.add(2, false);
    steps.amend(20);
    vi.advanceTimersByTime(800);
    steps.amend(21);
    expect(shown).toEqual([1, 20, 21]);
  });

  it("forgets what waited", () => {
    for (const one of [1, 2]) steps.add(one, false);
    steps.clear();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1]);
  });
});

describe("how long a step stays", () => {
  it("is the reader's wish", () =>
    expect(hold("slow", 1, null)).toBeGreaterThan(hold("fast", 1, null)));
  it.each(["usual", "fast"] as const)(
    "keeps nobody from their own turn for long, however many steps wait: %s",
    (pace) => {
      let left = TO_MY_TURN[pace];
      for (let waiting = 40; waiting > 0; waiting -= 1) left -= hold(pace, waiting, left);
      expect(left).toBeCloseTo(0);
      expect(hold(pace, 3, -50)).toBe(0);
    },
  );
  it("is the whole of it for whoever wants it slow, also before their own turn", () =>
    expect(hold("slow", 40, TO_MY_TURN.slow)).toBe(hold("slow", 1, null)));
  it("differs by the pace also before the own turn, where a few steps wait", () => {
    const holds = (["slow", "usual", "fast"] as const).map((pace) =>
      hold(pace, 3, TO_MY_TURN[pace]),
    );
    expect(holds).toEqual([1600, 800, 250]);
  });
});
