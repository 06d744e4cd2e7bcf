// What the house told along with the page: answers to what the page would ask for first.
import type { Frame, GameFace, Me, TableCard } from "$/generated/wire";

interface Told {
  language: string;
  me: Me | null;
  games: GameFace[] | null;
  card: TableCard | null;
  frame: Frame | null;
}

/** Take what stands in the page out of it; nothing, if the house could not tell. */
function read(): Partial<Told> {
  const element = document.getElementById("told");
  element?.remove();
  return JSON.parse(element?.textContent || "{}") as Partial<Told>;
}

const told = read();

/** Take something that was told, once: what is asked for later is asked of the house. */
export function take<Name extends keyof Told>(name: Name): Told[Name] | undefined {
  const found = told[name];
  delete told[name];
  return found;
}

/** The language in which it was told. */
export const toldIn = told.language;
