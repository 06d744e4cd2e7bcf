// Plans motion on the table of Intrigue: tokens between reserve, park, window and island; and
// money.
import { seatsIn } from "$/core/kinds";
import type { View } from "$/generated/intrigue.view";
import {
  type Flight,
  inBeats,
  type Motion as MotionOf,
  type RawEvent,
  type Readers,
} from "$/table/motion/flights";
import { inOffice } from "../view";

export type Thing =
  | { kind: "token"; seat: number; profession: number }
  /** A hidden sum is a coin without an amount. */
  | { kind: "coin"; ducats: number | null };

type Motion = MotionOf<Thing>;

const token = (seat: number, profession: number): Thing => ({ kind: "token", seat, profession });
const waits = (palace: number, seat: number): string => `waits-${palace}-${seat}`;
const window = (palace: number, domain: number): string => `window-${palace}-${domain}`;
const purse = (seat: number): string => `purse-${seat}`;

/** Returns a motion for money from purse to purse. A negative sum means that it is hidden. */
const paid = (from: number, to: number, ducats: number): Motion[] =>
  ducats
    ? [
        {
          thing: { kind: "coin", ducats: ducats < 0 ? null : ducats },
          from: purse(from),
          to: purse(to),
        },
      ]
    : [];

/** Returns the motions of tokens from a door to the island. `losers` has a bit for each seat. */
const exiled = (palace: number, profession: number, losers: number): Motion[] =>
  seatsIn(losers).map((seat) => ({
    thing: token(seat, profession),
    from: waits(palace, seat),
    to: "island",
  }));

const installed = (seat: number, palace: number, profession: number, domain: number): Motion => ({
  thing: token(seat, profession),
  from: waits(palace, seat),
  to: window(palace, domain),
});

const moved: Readers<Thing> = {
  token_sent: (seat: number, palace: number, profession: number) => [
    { thing: token(seat, profession), from: `reserve-${seat}`, to: `park-${palace}` },
  ],
  token_placed: (seat: number, palace: number, profession: number, domain: number) => [
    installed(seat, palace, profession, domain),
  ],
  token_admitted: (
    seat: number,
    palace: number,
    profession: number,
    domain: number,
    _ducats: number,
    losers: number,
  ) => [installed(seat, palace, profession, domain), ...exiled(palace, profession, losers)],
  defender_kept: (_seat: number, palace: number, profession: number, losers: number) =>
    exiled(palace, profession, losers),
  defender_replaced: (
    seat: number,
    former: number,
    palace: number,
    profession: number,
    domain: number,
    _ducats: number,
    losers: number,
  ) => [
    { thing: token(former, profession), from: window(palace, domain), to: "island" },
    ...exiled(palace, profession, losers),
    installed(seat, palace, profession, domain),
  ],
  token_turned_away: (seat: number, palace: number, profession: number) =>
    exiled(palace, profession, 1 << seat),
};

const money: Readers<Thing> = {
  bribe_paid: (
    seat: number,
    palace: number,
    _profession: number,
    _defends: number,
    ducats: number,
  ) => paid(seat, palace, ducats),
  money_given: (seat: number, to: number, ducats: number) => paid(seat, to, ducats),
  loan_taken: (seat: number) => [{ thing: null, from: "", to: purse(seat) }],
};

/** Returns the salaries of a seat, each from the window where it is earned. */
function salaries(view: View, seat: number, ducats: number): Motion[] {
  if (!ducats) return [];
  return view.palaces.flatMap((_, at) =>
    inOffice(view, at).flatMap((holder, domain): Motion[] =>
      holder?.seat === seat
        ? [
            {
              thing: { kind: "coin", ducats: view.salaries[domain] ?? 0 },
              from: window(at, domain),
              to: purse(seat),
            },
          ]
        : [],
    ),
  );
}

/** Plans all motion for some events, in beats. `view` is the view after them. */
export function plan(events: readonly RawEvent[], view: View): Flight<Thing>[] {
  return inBeats(events, {
    ...moved,
    ...money,
    salary_paid: (seat: number, ducats: number) => salaries(view, seat, ducats),
  });
}
