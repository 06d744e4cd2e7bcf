// Cards and ducats that a seat lacks for a city.
import type { City } from "./cities";

/** A building that a city needs: its colour, and whether the hand has a card for it. */
export interface Need {
  colour: number;
  held: boolean;
}

/** Returns the buildings of a card one by one in colour order, and whether the hand covers each. */
export function needsOf(city: City, hand: number[] | null): Need[] {
  return city.needs.flatMap((number, colour) =>
    Array.from({ length: number }, (_, at) => ({
      colour,
      held: !hand || at < (hand[colour] ?? 0),
    })),
  );
}

/** Returns the number of missing cards of each colour. */
export const missingCards = (city: City, hand: number[]): number[] =>
  city.needs.map((number, colour) => Math.max(0, number - (hand[colour] ?? 0)));

/** Returns the number of missing ducats; 0 while the purse is unknown. */
export const missingDucats = (city: City, purse: number | null): number =>
  purse === null ? 0 : Math.max(0, city.price - purse);
