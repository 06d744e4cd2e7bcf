// Cards, shields and roles of the seats, read from the view for picture and screen reader alike.
import type { SeatView, View } from "$/generated/il-principe.view";

export interface Row {
  colour: number;
  up: number;
  down: number;
}

/** Returns the five rows of a seat. */
export const rowsOf = (seat: Pick<SeatView, "face_up" | "face_down">): Row[] =>
  seat.face_up.map((up, colour) => ({ colour, up, down: seat.face_down[colour] ?? 0 }));

/** Returns the other seats, clockwise from the shown seat; all seats for a spectator. */
export function othersOf(view: View): number[] {
  const count = view.seats.length;
  if (view.you < 0) return Array.from({ length: count }, (_, seat) => seat);
  return Array.from({ length: count - 1 }, (_, at) => (view.you + 1 + at) % count);
}

/** Returns the shields in a region by seat, without seats that have none there. */
export const shieldsIn = (view: View, region: number): { seat: number; count: number }[] =>
  (view.shields[region] ?? []).flatMap((count, seat) => (count ? [{ seat, count }] : []));

/** Returns the holder of a role; -1 if it lies on the board. */
export const holderOf = (view: View, role: number): number =>
  view.seats.findIndex((seat) => seat.roles.includes(role));

/** Keeps cards in their old places. A new card takes a place that became free. */
export function inPlaces(before: number[], open: number[]): number[] {
  const fresh = open.filter((card) => !before.includes(card));
  const kept = before.flatMap((card) => (open.includes(card) ? [card] : fresh.splice(0, 1)));
  return [...kept, ...fresh];
}

/** Returns the cities on the map: neither open nor still in the deck. */
export function builtCities(view: View, all: number): number[] {
  const away = new Set([...view.cities, ...view.cities_unseen]);
  return Array.from({ length: all }, (_, city) => city).filter((city) => !away.has(city));
}
