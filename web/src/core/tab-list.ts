// Lists of names that this tab keeps until it is closed, also across a reload.

/** Returns the names of a list. */
export function tabList(list: string): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(`signoria.${list}`) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Adds a name to a list, and returns all of its names. */
export function addToTabList(list: string, name: string): string[] {
  const names = [...tabList(list), name];
  sessionStorage.setItem(`signoria.${list}`, JSON.stringify(names));
  return names;
}
