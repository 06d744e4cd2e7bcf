import { describe, expect, it } from "vitest";
import { between, isLarge, raises, range, within } from "./raises";

describe("raises", () => {
  it("are always four and begin above the standing bid", () => {
    expect(raises(0)).toEqual([1, 2, 3, 5]);
    expect(raises(7)).toEqual([8, 9, 10, 12]);
  });
  it("take their bounds from the legal bids", () => {
    expect(range([["pass"], ["bid", 4], ["bid", 5], ["bid", 6]])).toEqual({ least: 4, most: 6 });
    expect(range([["pass"]])).toBeNull();
  });
  it("leave the first other sum to the stepper, if the purse has enough", () => {
    expect([between(0, 9), between(7, 20), between(7, 10)]).toEqual([4, 11, 8]);
  });
  it("ask for confirmation above half of the purse", () => {
    expect(isLarge(5, 10)).toBe(false);
    expect(isLarge(6, 10)).toBe(true);
    expect(isLarge(1, 1)).toBe(true);
  });
  it("stay within their bounds for any typed number", () => {
    const bounds = { least: 3, most: 9 };
    expect([0, 5, 12, 4.9, NaN].map((sum) => within(sum, bounds))).toEqual([3, 5, 9, 4, 3]);
  });
});
