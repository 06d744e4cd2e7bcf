// The city cards that a table plays with: the standard ones, or those of an uploaded file.
import standard from "$/generated/il-principe.cities.json";
import { COLOUR_NAMES, REGION_NAMES } from "$/generated/il-principe.numbers";

/** A city with the values on its card: needs by colour, regions by number. */
export interface City {
  name: string;
  size: number;
  needs: number[];
  regions: number[];
  price: number;
  points: number;
  shields: number;
}

/** Returns the rows of a file by column, without comments and empty lines. */
function rowsOf(text: string): Record<string, string>[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() && !line.startsWith("#"));
  const [head, ...rows] = lines.map((line) =>
    line.split(",").map((cell) => cell.trim().toLowerCase()),
  );
  return rows.map((cells) =>
    Object.fromEntries((head ?? []).map((name, at) => [name, cells[at] ?? ""])),
  );
}

/** Returns a printed card with the values that the file changes. */
function withChanges(card: City, row: Record<string, string> | undefined): City {
  if (!row) return card;
  const regions = (row.regions ?? "")
    .split(/\s+/)
    .map((name) => (REGION_NAMES as readonly string[]).indexOf(name));
  return {
    ...card,
    needs: COLOUR_NAMES.map((colour) => Number(row[colour] ?? 0)),
    regions: regions.filter((region) => region >= 0),
  };
}

/** Returns the cards by number, for the table's option `cities`. */
export function citiesOf(option: number | string | undefined): City[] {
  const cards: City[] = standard.cities;
  if (typeof option !== "string" || option === "standard") return cards;
  const rows = new Map(rowsOf(option).map((row) => [row.name, row]));
  return cards.map((card) => withChanges(card, rows.get(card.name)));
}
