// The view of the Princes as the board reads it: who sits where, and what is decided.
import type { SeatView, View } from "$/generated/princes.view";
import type { Heard } from "$/generated/wire";
import type { Table } from "$/table/table.svelte";
import { facts, figure } from "$/table/told";
import { offers, type Offers } from "./offers";

export const NOBODY = -1;

/** What every part of the board is given. */
export interface Seeing {
  table: Table;
  view: View;
}

/** What the table looks like to whoever watches it, if anything is known. */
export const seen = (table: Table): View | null => table.view as View | null;

/** In which phase something is decided. */
export const phase = (table: Table, view: View): string =>
  table.game.phases[view.agenda.at(-1)?.[0] ?? -1] ?? "";

/** What would be granted, by place. */
export const offered = (table: Table, view: View): Offers =>
  offers(phase(table, view), table.legal);

/** The prince below: the reader, or the first for those who watch. */
export const below = (view: View): number => Math.max(0, view.you);

/** My own seat in the view, if I hold one. */
export const mySeat = (view: View): SeatView | null => view.seats[view.you] ?? null;

/** A region is called as its number stands on it anyway. */
export const bare = (name: string): string => name.replace(/ \d+$/, "");

/** The event card that was drawn since the dice were rolled last; below nought for none. */
export function eventDrawn(heard: readonly Heard[], at: number): number {
  let card = NOBODY;
  for (const fact of facts(heard.filter((entry) => entry.rev <= at))) {
    if (fact[0] === "dice_rolled") card = NOBODY;
    if (fact[0] === "event_drawn") card = figure(fact, 0);
  }
  return card;
}
