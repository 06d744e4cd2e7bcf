// The view of Il Principe as its decisions read it: what is asked, of whom, about what.
import type { SeatView, View } from "$/generated/il-principe.view";
import type { Table } from "$/table/table.svelte";
import { citiesOf, type City } from "../cities";

export const COLOURS = [0, 1, 2, 3, 4] as const;
export const REGIONS = [0, 1, 2, 3, 4, 5] as const;
/** Items of auctions from here on are lots, by colour. */
export const LOT = 10;
/** Roles from here on are the minor ones. */
export const MINOR = 5;

/** What every decision of this game is given. */
export interface Deciding {
  table: Table;
  view: View;
}

/** The card of a city at this table. */
export const cityCard = (table: Table, city: number): City =>
  citiesOf(table.card.options.cities)[city]!;

/** What the table looks like to whoever watches it, if anything is known. */
export const seen = (table: Table): View | null => table.view as View | null;

/** In which phase something is decided, and what it is about. */
export function step(table: Table, view: View): { phase: string; seat: number; memo: number } {
  const [phase = -1, seat = -1, memo = 0] = view.agenda.at(-1) ?? [];
  return { phase: table.game.phases[phase] ?? "", seat, memo };
}

/** My own seat in the view, if I hold one. */
export const mySeat = (view: View): SeatView | null => view.seats[view.you] ?? null;
