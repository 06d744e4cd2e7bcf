// The places of a principality: maps numbers of the view to places in the row.

import { REGIONS as CACHE, SIDES, SPOTS } from "$/generated/princes.numbers";

/** The first plot of the column beyond the row, where Gold Caches lie. */
export { CACHE };

/** Returns the column and the side of a plot. */
export const placed = (plot: number): { column: number; side: number } => ({
  column: Math.floor(plot / SIDES),
  side: plot % SIDES,
});

/** Returns the town and the spot of a site. */
export const site = (at: number): { town: number; spot: number } => ({
  town: Math.floor(at / SPOTS),
  spot: at % SPOTS,
});

/** Returns the placed regions, by plot. */
export const plots = (regions: readonly number[]): { plot: number; card: number }[] =>
  regions.flatMap((card, plot) => (card < 0 ? [] : [{ plot, card }]));

/** Returns the placed cards, by site. */
export const sites = (row: readonly number[]): { at: number; card: number }[] =>
  row.flatMap((card, at) => (card < 0 ? [] : [{ at, card }]));

/** The fields of a seat's view about its land. */
export interface Land {
  roads: readonly number[];
  towns: readonly number[];
  regions: readonly number[];
  stored: readonly number[];
  sites: readonly number[];
}

/**
 * A piece of the row: a place for a road with a region above and below, or a town with its sites.
 */
export type Piece =
  | { column: number; road: boolean; plots: [above: number, below: number] }
  | { town: number; size: number; above: number[]; below: number[] };

/** Returns the row from left to right, as far as anything lies there or may be built. */
export function row(
  land: Land,
  columns: readonly number[] = [],
  towns: readonly number[] = [],
): Piece[] {
  const taken = [
    ...[
      ...land.roads,
      ...columns,
      ...plots(land.regions)
        .filter(({ plot }) => plot < CACHE)
        .map(({ plot }) => placed(plot).column),
    ].map((column) => 2 * column),
    ...[...towns, ...land.towns.flatMap((size, town) => (size ? [town] : []))].map(
      (town) => 2 * town + 1,
    ),
  ];
  const first = Math.min(...taken);
  return Array.from({ length: taken.length ? Math.max(...taken) - first + 1 : 0 }, (_, at) =>
    piece(land, first + at),
  );
}

/** Returns one piece of the row. Roads and towns alternate; the first place is for a road. */
function piece(land: Land, place: number): Piece {
  const at = Math.floor(place / 2);
  if (place % 2 === 0)
    return { column: at, road: land.roads.includes(at), plots: [at * SIDES, at * SIDES + 1] };
  const size = land.towns[at] ?? 0;
  const there = (spot: number, least: number): number[] =>
    size >= least || (land.sites[at * SPOTS + spot] ?? -1) >= 0 ? [at * SPOTS + spot] : [];
  return {
    town: at,
    size,
    above: [...there(2, 2), ...there(0, 1)],
    below: [...there(1, 1), ...there(3, 2)],
  };
}

/** Returns the plots of the Gold Caches beyond the row. */
export const caches = (land: Land): number[] =>
  plots(land.regions).flatMap(({ plot }) => (plot >= CACHE ? [plot] : []));
