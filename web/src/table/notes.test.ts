// Tests of the notes that a reader has closed.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closedNotes, closeNote } from "./notes";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a closed note", () => {
  it("stays closed at its table, and open at others", () => {
    closeNote("first", "table-upgraded");

    expect(closedNotes("first")).toEqual(["table-upgraded"]);
    expect(closedNotes("second")).toEqual([]);
  });

  it("is one of several", () => {
    closeNote("first", "table-upgraded");

    expect(closeNote("first", "table-unverified")).toEqual(["table-upgraded", "table-unverified"]);
  });

  it("is forgotten if the stored text cannot be read", () => {
    sessionStorage.setItem("signoria.notes.first", "{");

    expect(closedNotes("first")).toEqual([]);
  });
});
