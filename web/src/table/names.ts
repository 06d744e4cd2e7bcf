// Names of the seats of a table.
import type { Vocabulary } from "$/house/figures";
import { phrase, say } from "$/house/words.svelte";
import type { SeatFace } from "$/generated/wire";

/**
 * Returns the name of a seat. Bots and unnamed players go by the seat's family, if the game has
 * families.
 */
function called(game: Vocabulary, { seat, kind, name, bot }: SeatFace): string {
  const family = game.names.family?.[seat];
  if (family && (!name || (kind === "bot" && name === bot)))
    return phrase(game.slug, `family-${family}`);
  return name || say("seat-number", { number: seat + 1 });
}

/** Returns the names by seat. Equal names get the seat's number. */
export function seatNames(game: Vocabulary, faces: SeatFace[]): string[] {
  const names = faces.map((face) => called(game, face));
  return names.map((name, at) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${at + 1})`,
  );
}
