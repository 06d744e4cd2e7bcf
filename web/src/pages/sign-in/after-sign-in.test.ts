// Signing in never redirects to another site.
import { expect, test, vi } from "vitest";
vi.mock("$/core/address.svelte", () => ({ go: vi.fn(), address: {} }));
vi.mock("$/core/me.svelte", () => ({ reloadAccount: vi.fn(), changeLanguage: vi.fn() }));
vi.mock("$/core/messages.svelte", () => ({ bestLanguage: vi.fn(), locale: {} }));
import { target } from "./after-sign-in";

test("only addresses of this site are accepted", () => {
  expect(target("/t/x?invite=1")).toBe("/t/x?invite=1");
  for (const other of [null, "", "https://a.example", "//a.example", "/\\a.example", "t/x"]) {
    expect(target(other)).toBe("/");
  }
});
