// Tests of the links that readers share.
import { describe, expect, it, vi } from "vitest";
import type { TableSummary } from "$/generated/wire";
import { reachesOthers, tableLink } from "$/table/links";

describe("a link", () => {
  it("leads to the table, optionally with an invitation or to a moment", () => {
    vi.stubGlobal("location", { origin: "http://server.test" });
    const table = { id: "abc" } as TableSummary;
    expect(tableLink(table, {})).toBe("http://server.test/t/abc");
    expect(tableLink(table, { invite: "a b", rev: 42 })).toBe(
      "http://server.test/t/abc?invite=a+b&rev=42",
    );
    vi.unstubAllGlobals();
  });
  it.each(["localhost", "my.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])(
    "of %s reaches nobody else",
    (name) => expect(reachesOthers(name)).toBe(false),
  );
  it.each(["server.test", "192.168.1.20", "play.example.org"])("of %s reaches others", (name) =>
    expect(reachesOthers(name)).toBe(true),
  );
});
