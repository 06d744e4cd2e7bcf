// What the seats of a table are called.
import type { Vocabulary } from "$/house/figures";
import { phrase, say } from "$/house/words.svelte";
import type { SeatFace } from "$/generated/wire";

/** A bot, and whoever has no name, goes by the family that the seat plays, where the game has families. */
function called(game: Vocabulary, { seat, kind, name, bot }: SeatFace): string {
  const family = game.names.family?.[seat];
  if (family && (!name || (kind === "bot" && name === bot)))
    return phrase(game.slug, `family-${family}`);
  return name || say("seat-number", { number: seat + 1 });
}

/** Names by seat; those of one name are told apart by their numbers. */
export function seatNames(game: Vocabulary, faces: SeatFace[]): string[] {
  const names = faces.map((face) => called(game, face));
  return names.map((name, at) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${at + 1})`,
  );
}
