// Who sits there besides a person who is here.
import type { SeatFace } from "$/generated/wire";

/** What a seat is to be marked as; empty for somebody who is here. */
export const kindOf = (face: SeatFace | undefined): "bot" | "stand-in" | "away" | "" =>
  face?.kind === "bot" ? "bot" : face?.stand_in ? "stand-in" : face?.here === false ? "away" : "";
