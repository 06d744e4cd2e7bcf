// Notes about a table that the reader has closed in this tab.

const storageKey = (table: string): string => `signoria.notes.${table}`;

/** Returns the names of the closed notes. */
export function closedNotes(table: string): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(table)) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Closes a note and returns the names of all closed notes. */
export function closeNote(table: string, name: string): string[] {
  const closed = [...closedNotes(table), name];
  sessionStorage.setItem(storageKey(table), JSON.stringify(closed));
  return closed;
}
