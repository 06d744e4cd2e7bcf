// Data that the server embeds in the page: responses to the page's first requests.
import type { Frame, GameFace, Me, TableCard } from "$/generated/wire";

interface Told {
  language: string;
  me: Me | null;
  games: GameFace[] | null;
  card: TableCard | null;
  frame: Frame | null;
}

/** Reads the embedded data and removes it from the page; empty if the server embedded none. */
function read(): Partial<Told> {
  const element = document.getElementById("told");
  element?.remove();
  return JSON.parse(element?.textContent || "{}") as Partial<Told>;
}

const told = read();

/** Returns an embedded response once. Later requests go to the server. */
export function take<Name extends keyof Told>(name: Name): Told[Name] | undefined {
  const found = told[name];
  delete told[name];
  return found;
}

/** The language of the embedded data. */
export const toldIn = told.language;
