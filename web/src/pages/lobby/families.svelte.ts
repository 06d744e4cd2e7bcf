// Names for unnamed seats of finished games, loaded only if a card needs them.
import type { Vocabulary } from "$/house/figures";
import { knows, learn, phrase } from "$/house/words.svelte";
import type { TableCard } from "$/generated/wire";

const vocabularies = import.meta.glob<Vocabulary>("../../generated/*.words.json", {
  import: "default",
});
let families = $state.raw<Record<string, string[]>>({});

/** Returns whether a finished table has unnamed seats, as imported games do. */
const nameless = (card: TableCard): boolean =>
  card.status === "over" && card.seats.some(({ kind, name }) => kind !== "bot" && !name);

/** Loads the family names of a table's game, if it has unnamed seats. */
export async function meet(card: TableCard): Promise<void> {
  if (card.game in families || !nameless(card)) return;
  const words = await vocabularies[`../../generated/${card.game}.words.json`]?.();
  await learn(card.game);
  families = { ...families, [card.game]: words?.names.family ?? [] };
}

/** Returns the family of a seat; empty until it has loaded. */
export function familyOf(game: string, seat: number): string {
  const family = families[game]?.[seat];
  return family && knows(game) ? phrase(game, `family-${family}`) : "";
}
