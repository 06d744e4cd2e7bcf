// The view of Intrigue as the board reads it: who sits where, what is asked, what waits.
import type { PalaceView, SeatView, View } from "$/generated/intrigue.view";
import { say } from "$/house/words.svelte";
import type { Table } from "$/table/table.svelte";

export const NOBODY = -1;
export const UNCONTESTED = 0;
export const EXTERNAL = 1;
export const INTERNAL = 2;

/** What every part of the board is given. */
export interface Seeing {
  table: Table;
  view: View;
}

/** Who holds a domain. */
export interface Holder {
  seat: number;
  profession: number;
}

/** What the table looks like to whoever watches it, if anything is known. */
export const seen = (table: Table): View | null => table.view as View | null;

/** In which phase something is decided, whom it concerns, and what it is about. */
export function step(table: Table, view: View): { phase: string; seat: number; memo: number } {
  const [phase = -1, seat = NOBODY, memo = 0] = view.agenda.at(-1) ?? [];
  return { phase: table.game.phases[phase] ?? "", seat, memo };
}

/** My own seat in the view, if I hold one. */
export const mySeat = (view: View): SeatView | null => view.seats[view.you] ?? null;

/** By domain of a palace: who is in office there. */
export function inOffice(palace: PalaceView, domains: number): (Holder | null)[] {
  return Array.from({ length: domains }, (_, domain) => {
    const profession = palace.domains.indexOf(domain);
    return profession < 0 ? null : { seat: palace.holders[profession] ?? NOBODY, profession };
  });
}

/** The tokens that wait before a palace, in the order in which their owners are heard. */
export function waiting(view: View, palace: number): Holder[] {
  const seats = view.seats.length;
  return Array.from({ length: seats - 1 }, (_, at) => (palace + 1 + at) % seats).flatMap((seat) => {
    const profession = view.palaces[palace]?.park[seat] ?? NOBODY;
    return profession < 0 ? [] : [{ seat, profession }];
  });
}

/** All seats, mine first and the others as they sit after me. */
export function around(view: View): number[] {
  const first = Math.max(0, view.you);
  return view.seats.map((_, at) => (first + at) % view.seats.length);
}

/** How many professions are in this game: as many as domains. */
export const professions = (view: View): number[] =>
  view.salaries.map((_, profession) => profession);

/** A sum that has little room: thousands. */
export const brief = (ducats: number): string =>
  ducats && ducats % 1000 === 0 ? say("in-thousands", { number: ducats / 1000 }) : String(ducats);

/** A token in words. */
export const tokenName = (table: Table, { seat, profession }: Holder): string =>
  say("in-token", {
    name: table.names[seat] ?? "",
    profession: table.telling.thing("profession", profession),
  });

/** Whether several people play at this screen: then a purse is shown only while it is held. */
export const shared = (table: Table): boolean => table.mine.length > 1;
