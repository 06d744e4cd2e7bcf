// The view of the Princes as the board reads it: the seats and the current decision.
import type { SeatView, View } from "$/generated/princes.view";
import type { WireEntry } from "$/generated/wire";
import type { Table } from "$/table/table.svelte";
import { eventsOf, numberAt } from "$/table/events";
import { byPlace, type PlaceActions } from "./place-actions";

export const NOBODY = -1;

/** Properties of every part of the board. */
export interface ViewProps {
  table: Table;
  view: View;
}

/** Returns the view of the shown seat; null before the first frame. */
export const viewOf = (table: Table): View | null => table.view as View | null;

/** Returns the phase of the current decision. */
export const phase = (table: Table, view: View): string =>
  table.game.phases[view.agenda.at(-1)?.[0] ?? -1] ?? "";

/** Returns the legal actions by place. */
export const actionsByPlace = (table: Table, view: View): PlaceActions =>
  byPlace(phase(table, view), table.legal);

/** Returns the prince shown below: the reader, or the first one for spectators. */
export const below = (view: View): number => Math.max(0, view.you);

/** Returns the reader's own seat in the view; null for a spectator. */
export const mySeat = (view: View): SeatView | null => view.seats[view.you] ?? null;

/** Removes the number from a region's name, because the card shows it. */
export const withoutNumber = (name: string): string => name.replace(/ \d+$/, "");

/** Returns the event card drawn since the last roll of the dice; negative for none. */
export function eventDrawn(entries: readonly WireEntry[], at: number): number {
  let card = NOBODY;
  for (const event of eventsOf(entries.filter((entry) => entry.rev <= at))) {
    if (event[0] === "dice_rolled") card = NOBODY;
    if (event[0] === "event_drawn") card = numberAt(event, 0);
  }
  return card;
}
