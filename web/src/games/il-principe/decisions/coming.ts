// The lots of this round that are still to be auctioned.
import { LOT } from "$/generated/il-principe.numbers";
import type { View } from "$/generated/il-principe.view";
import { COLOURS } from "./view";

/** Returns the colours of the lots after the current one, in their order: small ones first. */
export function comingLots(view: View): number[] {
  const size = (colour: number): number => view.lots[colour] ?? 0;
  const waiting = COLOURS.filter(
    (colour) => size(colour) > 0 && view.auction?.item !== LOT + colour,
  );
  return waiting.sort((one, other) => size(one) - size(other) || one - other);
}
