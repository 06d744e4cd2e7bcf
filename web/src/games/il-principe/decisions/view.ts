// The view of Il Principe as its decisions read it: the phase, the seat and the subject.
import type { SeatView, View } from "$/generated/il-principe.view";
import type { Table } from "$/table/table.svelte";
import { citiesOf, type City } from "../cities";

export const COLOURS = [0, 1, 2, 3, 4] as const;
export const REGIONS = [0, 1, 2, 3, 4, 5] as const;
/** Items of auctions from here on are lots, by colour. */
export const LOT = 10;
/** Roles from here on are the minor ones. */
export const MINOR = 5;

/** Properties of every decision component of this game. */
export interface DecisionProps {
  table: Table;
  view: View;
}

/** Returns the card of a city at this table. */
export const cityCard = (table: Table, city: number): City =>
  citiesOf(table.summary.options.cities)[city]!;

/** Returns the view of the shown seat; null before the first frame. */
export const viewOf = (table: Table): View | null => table.view as View | null;

/** Returns the phase of the current decision, its seat and its subject. */
export function step(table: Table, view: View): { phase: string; seat: number; memo: number } {
  const [phase = -1, seat = -1, memo = 0] = view.agenda.at(-1) ?? [];
  return { phase: table.game.phases[phase] ?? "", seat, memo };
}

/** Returns the reader's own seat in the view; null for a spectator. */
export const mySeat = (view: View): SeatView | null => view.seats[view.you] ?? null;
