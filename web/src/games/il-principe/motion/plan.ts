// Plans which things move after an event. Other modules draw them.
import { LOT } from "$/generated/il-principe.numbers";
import {
  type Flight,
  inBeats,
  type Motion as MotionOf,
  type RawEvent,
} from "$/table/motion/flights";
import type { City } from "../cities";

export type Thing =
  | { kind: "card"; colour: number | null }
  | { kind: "coin"; amount: number }
  | { kind: "shield"; seat: number }
  | { kind: "role"; role: number }
  | { kind: "marker" }
  | { kind: "city"; city: number }
  | { kind: "points"; amount: number };

type Motion = MotionOf<Thing>;

const MOST_CARDS = 4;
const card = (colour: number | null): Thing => ({ kind: "card", colour });
const coin = (amount: number): Thing => ({ kind: "coin", amount });
const seat = (number: number, part: string): string => `seat-${number}-${part}`;

/** Returns a number of equal motions, up to a limit. */
const several = (number: number, one: Motion): Motion[] =>
  Array.from({ length: Math.min(number, MOST_CARDS) }, () => one);

/**
 * Returns one step for each card, from counts by colour. Cards of a hidden hand show their backs.
 */
function cards(
  counts: number[],
  number: number,
  from: string,
  to: (colour: number | null) => string,
): Motion[] {
  if (!counts.length) return several(number, { thing: card(null), from, to: to(null) });
  return counts.flatMap((count, colour) =>
    several(count, { thing: card(colour), from, to: to(colour) }),
  );
}

type Reader = (...fields: number[]) => Motion[];
type Readers = Record<string, Reader>;

const money: Readers = {
  ducats_received: (who, ducats) => [{ thing: coin(ducats), from: "bank", to: seat(who, "purse") }],
  bid_placed: (who, amount) => [{ thing: coin(amount), from: seat(who, "purse"), to: "auction" }],
  item_sold: (who, item, price) => [
    { thing: coin(price), from: seat(who, "purse"), to: "bank" },
    ...(item >= LOT
      ? several(2, { thing: card(item - LOT), from: `lot-${item - LOT}`, to: seat(who, "hand") })
      : []),
    { thing: { kind: "marker" }, from: "marker", to: seat(who, "marker") },
  ],
  item_unsold: (item) =>
    item >= LOT ? [{ thing: card(item - LOT), from: `lot-${item - LOT}`, to: "removed" }] : [],
};

const building: Readers = {
  city_shown: (city) => [{ thing: { kind: "city", city }, from: "city-deck", to: `city-${city}` }],
  cards_laid: (who, colour, number) =>
    several(number, {
      thing: card(colour),
      from: seat(who, "hand"),
      to: seat(who, `row-${colour}`),
    }),
  shield_placed: (who, region) => [
    {
      thing: { kind: "shield", seat: who },
      from: seat(who, "shields"),
      to: `region-${region}-seat-${who}`,
    },
  ],
  scored: (who, points) => [
    {
      thing: { kind: "points", amount: points },
      from: seat(who, "crest"),
      to: seat(who, "score"),
    },
  ],
};

const roles: Readers = {
  principe_chosen: (who) => [
    { thing: { kind: "marker" }, from: "marker", to: seat(who, "marker") },
  ],
  role_taken: (who, role) => [
    { thing: { kind: "role", role }, from: `board-role-${role}`, to: seat(who, "roles") },
  ],
  card_turned_up: (who, colour) => [{ thing: null, from: "", to: seat(who, `row-${colour}`) }],
};

const simple: Readers = { ...money, ...building, ...roles };

/** Events with a row of cards among their fields. */
const withCards: Record<string, (...fields: never[]) => Motion[]> = {
  dealt: (who: number, number: number, row: number[]) =>
    cards(row, number, "deck", (c) => into(who, c)),
  cards_set_aside: (who: number, number: number, row: number[]) =>
    cards(row, number, seat(who, "hand"), () => seat(who, "aside")),
  cards_turned_over: (who: number, row: number[]) =>
    cards(row, 0, seat(who, "aside"), (c) => `lot-${c}`),
  lots_drawn: (row: number[]) => cards(row, 0, "deck", (c) => `lot-${c}`),
};
const into = (who: number, colour: number | null): string =>
  colour === null ? seat(who, "hand") : `hand-${colour}`;

/**
 * Returns the motions for a built city: lay its buildings, pay its price, give its card to the
 * builder.
 */
function built(cities: readonly City[], who: number, city: number): Motion[] {
  const { needs = [], price = 0 } = cities[city] ?? {};
  return [
    ...cards(needs, 0, seat(who, "hand"), (colour) => seat(who, `row-${colour}`)),
    ...(price ? [{ thing: coin(price), from: seat(who, "purse"), to: "bank" }] : []),
    { thing: { kind: "city", city }, from: `city-${city}`, to: seat(who, "crest") },
  ];
}

/** Plans all motion for some events, in beats. */
export function plan(events: readonly RawEvent[], cities: readonly City[] = []): Flight<Thing>[] {
  return inBeats(events, {
    ...simple,
    ...withCards,
    city_built: (who: number, city: number) => built(cities, who, city),
  });
}
