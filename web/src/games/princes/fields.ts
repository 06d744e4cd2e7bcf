// Meanings of the fields of the Princes' view, for the generic board.
import type { Fields, Meanings } from "$/games/generic/meanings";
import type { Telling } from "$/table/telling";
import { CACHE, placed, plots, site, sites } from "./land";

const rows = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);
const POINTS = ["strength", "commerce", "skill", "progress"];
const TOWNS = [1, 2]; // the cards of a settlement and of a city

/** Returns the place of a plot in words. */
const plotText = (plot: number, telling: Telling): string =>
  plot >= CACHE ? telling.thing("column", CACHE / 2) : telling.say("plot-at", placed(plot));

/** Returns every region with its stored resources. */
function regions(value: unknown, beside: Fields, telling: Telling): string {
  const stored = rows(beside.stored);
  const told = plots(rows(value)).map(({ plot, card }) =>
    telling.say("region-at", {
      region: telling.thing("card", card),
      plot: plotText(plot, telling),
      held: stored[plot] ?? 0,
    }),
  );
  return told.join("; ");
}

const built = (value: unknown, telling: Telling): string =>
  sites(rows(value))
    .map(({ at, card }) => telling.say("site-at", { card, ...site(at) }))
    .join("; ");

/** Returns sites by their numbers, each with its place. */
const places = (value: unknown, telling: Telling): string =>
  rows(value)
    .map((at) => telling.say("place-at", { ...site(at) }))
    .join("; ");

const towns = (value: unknown, telling: Telling): string =>
  rows(value)
    .flatMap((town, at) =>
      town ? [`${telling.thing("card", TOWNS[town - 1] ?? 0)} ${telling.thing("town", at)}`] : [],
    )
    .join(", ");

const points = (value: unknown, telling: Telling): string =>
  POINTS.map((name, at) => telling.say(`point-${name}`, { number: rows(value)[at + 1] ?? 0 })).join(
    ", ",
  );

export const fields: Meanings = {
  turn: "number",
  active: "seat",
  number: (value) => (typeof value === "number" && value ? String(value) : ""),
  face: "face",
  regions_left: "card",
  open_cards: "card",
  owner: "seat",
  back: null,
  cards: "card",
  seen: null,
  discard: "card",
  events: "card",
  events_laid: null,
  events_gone: "card",
  waiting: "card",
  named: (value, _, telling) => places(value, telling),
  used: (value, _, telling) => places(value, telling),
  points: (value, _, telling) => points(value, telling),
  hand_backs: null,
  roads: "column",
  towns: (value, _, telling) => towns(value, telling),
  regions,
  stored: null,
  sites: (value, _, telling) => built(value, telling),
  foreign: (value, _, telling) => places(value, telling),
  your_hand: "card",
  your_hand_seen: "card",
  their_hand_seen: "card",
  decks: "card",
  stolen: "card",
  your_order: "card",
  orders_settled: null,
};
