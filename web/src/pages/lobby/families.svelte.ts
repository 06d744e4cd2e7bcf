// Names for unnamed seats of finished games, loaded only if a tile needs them.
import { isLoaded, loadCatalogue, phrase } from "$/core/messages.svelte";
import { loadVocabulary } from "$/core/vocabulary";
import type { TableSummary } from "$/generated/wire";

let families = $state.raw<Record<string, string[]>>({});

/** Returns whether a finished table has unnamed seats, as imported games do. */
const hasUnnamedSeats = (table: TableSummary): boolean =>
  table.status === "over" && table.seats.some(({ kind, name }) => kind !== "bot" && !name);

/** Loads the family names of a table's game, if it has unnamed seats. */
export async function loadFamilies(table: TableSummary): Promise<void> {
  if (table.game in families || !hasUnnamedSeats(table)) return;
  const vocabulary = await loadVocabulary(table.game);
  await loadCatalogue(table.game);
  families = { ...families, [table.game]: vocabulary?.kinds.family?.keys ?? [] };
}

/** Returns the family of a seat; empty until it has loaded. */
export function familyOf(game: string, seat: number): string {
  const family = families[game]?.[seat];
  return family && isLoaded(game) ? phrase(game, `family-${family}`) : "";
}
