// The families of the seats on tiles and in the form of a new table, loaded only if needed.
import { keysOf, type Vocabulary } from "$/core/kinds";
import { isLoaded, loadCatalogue, phrase } from "$/core/messages.svelte";
import { familiesOf } from "$/core/families";
import * as vocabularies from "$/core/vocabulary";
import type { TableSummary } from "$/generated/wire";

let known = $state.raw<Record<string, Vocabulary>>({});

/** The parts of a table that decide about its families. */
export type Seated = Pick<TableSummary, "game" | "options" | "seats">;

/** Returns whether a finished table has unnamed seats, as imported games do. */
const hasUnnamedSeats = (table: TableSummary): boolean =>
  table.status === "over" && table.seats.some(({ kind, name }) => kind !== "bot" && !name);

/** Returns whether the families of a table may differ from those of the seats' numbers. */
const namesFamilies = ({ options }: TableSummary): boolean =>
  String(options.families ?? "").includes(",");

/** Loads the vocabulary of a game, once. */
export async function loadVocabulary(slug: string): Promise<void> {
  if (slug in known) return;
  const vocabulary = await vocabularies.loadVocabulary(slug);
  await loadCatalogue(slug);
  known = { ...known, [slug]: vocabulary };
}

/** Loads the families of a table's game, if its tile needs them. */
export async function loadFamilies(table: TableSummary): Promise<void> {
  if (hasUnnamedSeats(table) || namesFamilies(table)) await loadVocabulary(table.game);
}

/** Returns the stable names of a game's families; none until they have loaded. */
export const familyKeys = (slug: string): string[] =>
  known[slug] ? keysOf(known[slug], "family") : [];

/** Returns the name of a family as it is written. */
export const familyTitle = (slug: string, family: string): string =>
  isLoaded(slug) ? phrase(slug, `family-${family}`) : "";

/** Returns the number of a seat's family; undefined until it has loaded. */
export function familyOf({ game, options, seats }: Seated, seat: number): number | undefined {
  const vocabulary = known[game];
  return vocabulary && familiesOf(vocabulary, seats.length, options)[seat];
}

/** Returns the name of a seat's family; empty until it has loaded. */
export function familyName(table: Seated, seat: number): string {
  const vocabulary = known[table.game];
  const family = vocabulary && keysOf(vocabulary, "family")[familyOf(table, seat) ?? -1];
  return family ? familyTitle(table.game, family) : "";
}
