// Texts for fields of the Princes' view that the kinds of their numbers do not give.
import { CACHE_COLUMN, STRENGTH } from "$/generated/princes.numbers";
import type { Fields, Meanings } from "$/games/generic/meanings";
import type { GameText } from "$/table/game-text";
import { POINTS } from "./cards";
import { CACHE, placed, plots, site, sites } from "./land";

const rows = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);

/** Returns the place of a plot in words. */
const plotText = (plot: number, text: GameText): string =>
  plot >= CACHE ? text.thing("column", CACHE_COLUMN) : text.say("plot-at", placed(plot));

/** Returns every region with its stored resources. */
function regions(value: unknown, beside: Fields, text: GameText): string {
  const stored = rows(beside.stored);
  const texts = plots(rows(value)).map(({ plot, card }) =>
    text.say("region-at", {
      region: text.thing("card", card),
      plot: plotText(plot, text),
      held: stored[plot] ?? 0,
    }),
  );
  return texts.join("; ");
}

const built = (value: unknown, text: GameText): string =>
  sites(rows(value))
    .map(({ at, card }) => text.say("site-at", { card, ...site(at) }))
    .join("; ");

/** Returns sites by their numbers, each with its place. */
const siteTexts = (value: unknown, text: GameText): string =>
  rows(value)
    .map((at) => text.say("place-at", { ...site(at) }))
    .join("; ");

const towns = (value: unknown, text: GameText): string =>
  rows(value)
    .flatMap((town, at) => (town ? [`${text.thing("card", town)} ${text.thing("town", at)}`] : []))
    .join(", ");

const points = (value: unknown, text: GameText): string =>
  POINTS.slice(STRENGTH)
    .map((name, at) => text.say(`point-${name}`, { number: rows(value)[STRENGTH + at] ?? 0 }))
    .join(", ");

export const fields: Meanings = {
  number: (value) => (typeof value === "number" && value ? String(value) : ""),
  back: null,
  seen: null,
  events_laid: null,
  named: (value, _, text) => siteTexts(value, text),
  used: (value, _, text) => siteTexts(value, text),
  points: (value, _, text) => points(value, text),
  hand_backs: null,
  towns: (value, _, text) => towns(value, text),
  regions,
  stored: null,
  sites: (value, _, text) => built(value, text),
  foreign: (value, _, text) => siteTexts(value, text),
  orders_settled: null,
};
