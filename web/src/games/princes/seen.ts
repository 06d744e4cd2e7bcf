// The view of the Princes as the board reads it: the seats and the current decision.
import type { SeatView, View } from "$/generated/princes.view";
import type { Heard } from "$/generated/wire";
import type { Table } from "$/table/table.svelte";
import { facts, figure } from "$/table/told";
import { offers, type Offers } from "./offers";

export const NOBODY = -1;

/** Properties of every part of the board. */
export interface Seeing {
  table: Table;
  view: View;
}

/** Returns the view of the side that is shown; null before the first frame. */
export const seen = (table: Table): View | null => table.view as View | null;

/** Returns the phase of the current decision. */
export const phase = (table: Table, view: View): string =>
  table.game.phases[view.agenda.at(-1)?.[0] ?? -1] ?? "";

/** Returns the legal actions by place. */
export const offered = (table: Table, view: View): Offers =>
  offers(phase(table, view), table.legal);

/** Returns the prince shown below: the reader, or the first one for spectators. */
export const below = (view: View): number => Math.max(0, view.you);

/** Returns the reader's own seat in the view; null for a spectator. */
export const mySeat = (view: View): SeatView | null => view.seats[view.you] ?? null;

/** Removes the number from a region's name, because the card shows it. */
export const bare = (name: string): string => name.replace(/ \d+$/, "");

/** Returns the event card drawn since the last roll of the dice; negative for none. */
export function eventDrawn(heard: readonly Heard[], at: number): number {
  let card = NOBODY;
  for (const fact of facts(heard.filter((entry) => entry.rev <= at))) {
    if (fact[0] === "dice_rolled") card = NOBODY;
    if (fact[0] === "event_drawn") card = figure(fact, 0);
  }
  return card;
}
