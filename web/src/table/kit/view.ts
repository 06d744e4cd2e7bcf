// The view of a game as its board reads it.
import { type Step, stepOf } from "$/core/kinds";
import type { Table } from "$/table/table.svelte";

/** Properties of every part of a board. */
export interface PropsOf<View> {
  table: Table;
  view: View;
}

/** Returns the phase of the current decision, its seat and its subject. */
export const step = (table: Table, view: { agenda: number[][] }): Step =>
  stepOf(table.game, view.agenda);

/** Returns the reader's own seat in the view; null for a spectator. */
export const mySeat = <Seat>(view: { seats: Seat[]; you: number }): Seat | null =>
  view.seats[view.you] ?? null;
