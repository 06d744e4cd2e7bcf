// The view of Il Principe as its decisions read it: the phase, the seat and the subject.
import { COLOUR_NAMES, REGION_NAMES } from "$/generated/il-principe.numbers";
import type { View } from "$/generated/il-principe.view";
import type { PropsOf } from "$/table/kit/view";
import type { Table } from "$/table/table.svelte";
import { citiesOf, type City } from "../cities";

/** The numbers of all colours, and of all regions. */
export const COLOURS = COLOUR_NAMES.map((_, colour) => colour);
export const REGIONS = REGION_NAMES.map((_, region) => region);

/** Properties of every decision component of this game. */
export type DecisionProps = PropsOf<View>;

/** Returns the view of the shown seat; null before the first frame. */
export const viewOf = (table: Table): View | null => table.view as View | null;

/** Returns the card of a city at this table. */
export const cityCard = (table: Table, city: number): City =>
  citiesOf(table.summary.options.cities)[city]!;
