// The families of the seats, whose arms and colours the page shows.
import { keysOf, type Vocabulary } from "$/core/kinds";

/** The number of families that have arms and a colour. */
const ARMS = 5;

/** Returns the family of each seat: as an option of the table names them, else in their order. */
export function familiesOf(
  game: Vocabulary,
  seats: number,
  options: Record<string, number | string>,
): number[] {
  const known = keysOf(game, "family");
  const named = String(options.families ?? "").split(",");
  return Array.from({ length: seats }, (_, seat) => {
    const family = known.indexOf(named[seat] ?? "");
    return family < 0 ? seat % ARMS : family;
  });
}
