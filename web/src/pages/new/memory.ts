// The settings of the last table, stored in this browser.
import type { Draft } from "$/pages/new/draft";

const KEPT = "signoria.table";

/** Returns the stored settings, if any. */
export function kept(): Partial<Draft> | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as Partial<Draft> | null;
  } catch {
    return null;
  }
}

/** Stores the settings for the next table. */
export function keep(draft: Draft): void {
  localStorage.setItem(KEPT, JSON.stringify(draft));
}
