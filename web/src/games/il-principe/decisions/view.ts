// The view of Il Principe as its decisions read it: the phase, the seat and the subject.
import type { View } from "$/generated/il-principe.view";
import type { PropsOf } from "$/table/kit/view";
import type { Table } from "$/table/table.svelte";
import { citiesOf, type City } from "../cities";

export const COLOURS = [0, 1, 2, 3, 4] as const;
export const REGIONS = [0, 1, 2, 3, 4, 5] as const;
/** Items of auctions from here on are lots, by colour. */
export const LOT = 10;
/** Roles from here on are the minor ones. */
export const MINOR = 5;

/** Properties of every decision component of this game. */
export type DecisionProps = PropsOf<View>;

/** Returns the view of the shown seat; null before the first frame. */
export const viewOf = (table: Table): View | null => table.view as View | null;

/** Returns the card of a city at this table. */
export const cityCard = (table: Table, city: number): City =>
  citiesOf(table.summary.options.cities)[city]!;
