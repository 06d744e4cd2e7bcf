// Signing in never redirects to another site.
import { expect, test, vi } from "vitest";
vi.mock("$/house/address.svelte", () => ({ go: vi.fn(), address: {} }));
vi.mock("$/house/me.svelte", () => ({ again: vi.fn(), changeLanguage: vi.fn() }));
vi.mock("$/house/words.svelte", () => ({ nearest: vi.fn(), speech: {} }));
import { target } from "./welcome";

test("only addresses of this site are accepted", () => {
  expect(target("/t/x?invite=1")).toBe("/t/x?invite=1");
  for (const other of [null, "", "https://a.example", "//a.example", "/\\a.example", "t/x"]) {
    expect(target(other)).toBe("/");
  }
});
