// The view of the Princes as the board reads it: the seats and the current decision.
import { NOBODY } from "$/generated/kernel.numbers";
import type { View } from "$/generated/princes.view";
import type { WireEntry } from "$/generated/wire";
import { type PropsOf, step } from "$/table/kit/view";
import type { Table } from "$/table/table.svelte";
import { eventsOf, numberAt } from "$/table/events";
import { byPlace, type PlaceActions } from "./place-actions";

/** Properties of every part of the board. */
export type ViewProps = PropsOf<View>;

/** Returns the legal actions by place. */
export const actionsByPlace = (table: Table, view: View): PlaceActions =>
  byPlace(step(table, view).phase, table.legal);

/** Returns the prince shown below: the reader, or the first one for spectators. */
export const below = (view: View): number => Math.max(0, view.you);

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
