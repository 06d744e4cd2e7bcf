// The settings of the last table, stored in this browser.
import type { Draft } from "$/pages/new/draft";

const STORAGE_KEY = "signoria.table";

/** Returns the stored settings, if any. */
export function storedDraft(): Partial<Draft> | null {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null") as Partial<Draft> | null;
  } catch {
    return null;
  }
}

/** Stores the settings for the next table. */
export function storeDraft(draft: Draft): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
}
