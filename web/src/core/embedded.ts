// Data that the server embeds in the page: responses to the page's first requests.
import type { Frame, GameSummary, Me, TableSummary } from "$/generated/wire";

interface Embedded {
  language: string;
  me: Me | null;
  games: GameSummary[] | null;
  table: TableSummary | null;
  frame: Frame | null;
}

/** Reads the embedded data and removes it from the page; empty if the server embedded none. */
function read(): Partial<Embedded> {
  const element = document.getElementById("page-data");
  element?.remove();
  return JSON.parse(element?.textContent || "{}") as Partial<Embedded>;
}

const embedded = read();

/** Returns an embedded response once. Later requests go to the server. */
export function takeEmbedded<Name extends keyof Embedded>(name: Name): Embedded[Name] | undefined {
  const found = embedded[name];
  delete embedded[name];
  return found;
}

/** The language of the embedded data. */
export const embeddedLanguage = embedded.language;
