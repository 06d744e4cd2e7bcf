// Tests of the lists that a tab keeps.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addToTabList, tabList } from "./tab-list";

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

describe("a list of this tab", () => {
  it("is separate from other lists", () => {
    addToTabList("notes.first", "table-upgraded");

    expect(tabList("notes.first")).toEqual(["table-upgraded"]);
    expect(tabList("notes.second")).toEqual([]);
  });

  it("grows by each name", () => {
    addToTabList("guide.first", "lot");

    expect(addToTabList("guide.first", "role")).toEqual(["lot", "role"]);
  });

  it("is forgotten if the stored text cannot be read", () => {
    sessionStorage.setItem("signoria.notes.first", "{");

    expect(tabList("notes.first")).toEqual([]);
  });
});
