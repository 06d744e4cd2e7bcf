// Names of the seats of a table.
import { keysOf, type Vocabulary } from "$/core/kinds";
import { phrase, say } from "$/core/messages.svelte";
import type { SeatSummary } from "$/generated/wire";

/**
 * Returns the name of a seat. Bots and unnamed players go by the seat's family, if the game has
 * families.
 */
function seatName(
  game: Vocabulary,
  { seat, kind, name, bot }: SeatSummary,
  families: readonly number[],
): string {
  const family = keysOf(game, "family")[families[seat] ?? seat];
  if (family && (!name || (kind === "bot" && name === bot)))
    return phrase(game.game, `family-${family}`);
  return name || say("seat-number", { number: seat + 1 });
}

/** Returns the names by seat. Equal names get the seat's number. */
export function seatNames(
  game: Vocabulary,
  players: SeatSummary[],
  families: readonly number[] = [],
): string[] {
  const names = players.map((player) => seatName(game, player, families));
  return names.map((name, at) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${at + 1})`,
  );
}
