import { describe, expect, it } from "vitest";
import { chosen, held, less, more, NOTHING } from "./selection";

const hand = [2, 0, 1, 3, 0];

describe("cards set aside", () => {
  it("are added one by one up to the number wanted", () => {
    const one = more(NOTHING, 3, hand, 2)!;
    const two = more(one, 3, hand, 2)!;
    expect(two).toEqual([0, 0, 0, 2, 0]);
    expect(more(two, 0, hand, 2)).toBeNull();
    expect(chosen(two)).toBe(2);
  });
  it("never exceed the stack", () => {
    expect(more(NOTHING, 1, hand, 2)).toBeNull();
    expect(more([0, 0, 1, 0, 0], 2, hand, 3)).toBeNull();
  });
  it("are removed one by one", () => {
    expect(less([0, 0, 0, 2, 0], 3)).toEqual([0, 0, 0, 1, 0]);
    expect(less(NOTHING, 3)).toBeNull();
  });
  it("stay chosen as far as the hand still holds them", () => {
    expect(held([0, 0, 1, 1, 0], [0, 0, 0, 5, 0], 2)).toEqual([0, 0, 0, 1, 0]);
    expect(held([1, 1, 1, 0, 0], [1, 1, 1, 0, 0], 2)).toEqual([0, 0, 0, 0, 0]);
  });
});
