// How the last table was laid, in this browser.
import type { Draft } from "$/pages/new/draft";

const KEPT = "signoria.table";

/** The last table, if one is remembered. */
export function kept(): Partial<Draft> | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as Partial<Draft> | null;
  } catch {
    return null;
  }
}

/** Remember a table for the next one. */
export function keep(draft: Draft): void {
  localStorage.setItem(KEPT, JSON.stringify(draft));
}
