import { describe, expect, it } from "vitest";
import { HEIGHT, laps, markers, placeOf, type Point, STEP, STEPS, walk, WIDTH } from "./ring";

describe("the score ring", () => {
  const near = (one: Point, other: Point) => {
    expect(one.x).toBeCloseTo(other.x);
    expect(one.y).toBeCloseTo(other.y);
  };
  it("begins at the upper left corner and goes clockwise", () => {
    near(placeOf(0), { x: STEP.x / 2, y: STEP.y / 2 });
    near(placeOf(14), { x: WIDTH - STEP.x / 2, y: STEP.y / 2 });
    near(placeOf(30), { x: WIDTH - STEP.x / 2, y: HEIGHT - STEP.y / 2 });
    near(placeOf(44), { x: STEP.x / 2, y: HEIGHT - STEP.y / 2 });
  });
  it("has sixty places, each a step from the next, and closes", () => {
    const places = Array.from({ length: STEPS }, (_, score) => placeOf(score));
    expect(new Set(places.map((at) => `${at.x} ${at.y}`)).size).toBe(STEPS);
    for (let at = 0; at < STEPS; at += 1) {
      const [one, two] = [placeOf(at), placeOf(at + 1)];
      expect(Math.abs(one.x - two.x) / STEP.x + Math.abs(one.y - two.y) / STEP.y).toBeCloseTo(1);
    }
  });
  it("wraps, and counts the laps", () => {
    expect(placeOf(63)).toEqual(placeOf(3));
    expect([laps(0), laps(59), laps(60), laps(125)]).toEqual([0, 0, 1, 2]);
  });
  it("stacks seats with the same step", () => {
    expect(markers([4, 4, 7, 64]).map((marker) => marker.above)).toEqual([0, 1, 0, 2]);
  });
  it("moves step by step, over the corner and back", () => {
    expect(walk(58, 61)).toEqual([58, 59, 60, 61].map(placeOf));
    expect(walk(2, 0)).toEqual([2, 1, 0].map(placeOf));
  });
});
