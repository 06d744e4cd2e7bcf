// The view of Intrigue as the board reads it: seats, offices, waiting tokens, the current step.
import { NOBODY } from "$/generated/kernel.numbers";
import type { View } from "$/generated/intrigue.view";
import { say } from "$/core/messages.svelte";
import type { PropsOf } from "$/table/kit/view";
import type { Table } from "$/table/table.svelte";

/** Properties of every part of the board. */
export type ViewProps = PropsOf<View>;

/** Returns the view of the shown seat; null before the first frame. */
export const viewOf = (table: Table): View | null => table.view as View | null;

/** A token by seat and profession. */
export interface Holder {
  seat: number;
  profession: number;
}

/** Returns the token in office by domain of a palace. */
export function inOffice(
  { palaces, salaries }: Pick<View, "palaces" | "salaries">,
  palace = NOBODY,
): (Holder | null)[] {
  const front = palaces[palace];
  return salaries.map((_, domain) => {
    const profession = front?.domains.indexOf(domain) ?? NOBODY;
    return profession < 0 ? null : { seat: front?.holders[profession] ?? NOBODY, profession };
  });
}

/** Returns the domains without a token. */
export const freeDomains = (office: readonly (Holder | null)[]): number[] =>
  office.flatMap((holder, domain) => (holder ? [] : [domain]));

/** Returns the tokens that wait at a palace, in the order in which their owners are heard. */
export function waiting(view: View, palace: number): Holder[] {
  const seats = view.seats.length;
  return Array.from({ length: seats - 1 }, (_, at) => (palace + 1 + at) % seats).flatMap((seat) => {
    const profession = view.palaces[palace]?.park[seat] ?? NOBODY;
    return profession < 0 ? [] : [{ seat, profession }];
  });
}

/** Returns all seats, the reader's own first and the others in seating order. */
export function around(view: View): number[] {
  const first = Math.max(0, view.you);
  return view.seats.map((_, at) => (first + at) % view.seats.length);
}

/** Returns the professions of this game: as many as there are domains. */
export const professions = (view: View): number[] =>
  view.salaries.map((_, profession) => profession);

/** Returns a short form of a sum: in thousands. */
export const brief = (ducats: number): string =>
  ducats && ducats % 1000 === 0 ? say("in-thousands", { number: ducats / 1000 }) : String(ducats);

/** Returns the name of a token. */
export const tokenName = (table: Table, { seat, profession }: Holder): string =>
  say("in-token", {
    name: table.names[seat] ?? "",
    profession: table.text.thing("profession", profession),
  });

/**
 * Returns whether several people play at this screen. If so, a purse opens only while its button is
 * held.
 */
export const shared = (table: Table): boolean => table.mine.length > 1;
