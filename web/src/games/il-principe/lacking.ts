// What a hand and a purse lack for a city.
import type { City } from "./cities";

/** A building that a city needs: of which colour, and whether it is in the hand. */
export interface Need {
  colour: number;
  held: boolean;
}

/** The buildings of a card one by one in colour order; those beyond the hand are not held. */
export function needsOf(city: City, hand: number[] | null): Need[] {
  return city.needs.flatMap((number, colour) =>
    Array.from({ length: number }, (_, at) => ({
      colour,
      held: !hand || at < (hand[colour] ?? 0),
    })),
  );
}

/** How many cards of each colour are missing for a city. */
export const missingCards = (city: City, hand: number[]): number[] =>
  city.needs.map((number, colour) => Math.max(0, number - (hand[colour] ?? 0)));

/** How many ducats are missing; none while the purse is not known. */
export const missingDucats = (city: City, purse: number | null): number =>
  purse === null ? 0 : Math.max(0, city.price - purse);
