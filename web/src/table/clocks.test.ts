// Tests of the text on a clock.
import { describe, expect, it } from "vitest";
import { formatLive, remaining } from "$/table/clocks";

describe("a clock", () => {
  it("never shows a negative time", () => expect(remaining(1000, 5000)).toBe(0));
  it("does not run backwards", () => expect(remaining(1000, -5000)).toBe(1000));
  it("shows minutes and seconds", () => expect(formatLive(125_900)).toBe("2:05"));
  it("shows tenths at the very end", () =>
    expect([formatLive(9_940), formatLive(0)]).toEqual(["0:09.9", "0:00.0"]));
  it("uses a decimal comma in languages that write one", () =>
    expect(formatLive(9_940, "de")).toBe("0:09,9"));
});
