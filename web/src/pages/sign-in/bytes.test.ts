// Tests of encoding and decoding bytes.
import { expect, test } from "vitest";
import { toBytes, toText } from "./bytes";

test("bytes of every length survive encoding and decoding", () => {
  for (let length = 0; length < 70; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
    expect(toBytes(toText(bytes))).toEqual(bytes);
  }
});

test("the text has no characters with a meaning in an address, and no padding", () => {
  expect(toText(Uint8Array.from([251, 255, 254]))).toBe("-__-");
  expect(toText(Uint8Array.from([1]))).toBe("AQ");
  expect(toText(Uint8Array.from([1, 2]).buffer)).toBe("AQI");
});

test("padding is accepted", () => {
  expect(toBytes("AQ==")).toEqual(toBytes("AQ"));
});
