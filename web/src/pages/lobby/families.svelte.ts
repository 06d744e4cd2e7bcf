// What the seats of a game are called that nobody has named: fetched only where a card needs it.
import type { Vocabulary } from "$/house/figures";
import { knows, learn, phrase } from "$/house/words.svelte";
import type { TableCard } from "$/generated/wire";

const vocabularies = import.meta.glob<Vocabulary>("../../generated/*.words.json", {
  import: "default",
});
let families = $state.raw<Record<string, string[]>>({});

/** Whether a table has seats without a name: a game that was taken in from elsewhere. */
const nameless = (card: TableCard): boolean =>
  card.status === "over" && card.seats.some(({ kind, name }) => kind !== "bot" && !name);

/** Have the families of a table's game at hand, if it has seats that are called by nothing else. */
export async function meet(card: TableCard): Promise<void> {
  if (card.game in families || !nameless(card)) return;
  const words = await vocabularies[`../../generated/${card.game}.words.json`]?.();
  await learn(card.game);
  families = { ...families, [card.game]: words?.names.family ?? [] };
}

/** The family that a seat plays; empty while it is not known. */
export function familyOf(game: string, seat: number): string {
  const family = families[game]?.[seat];
  return family && knows(game) ? phrase(game, `family-${family}`) : "";
}
