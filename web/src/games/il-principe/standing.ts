// Kinds of seats that get a mark: bots, stand-ins, and players who are away.
import type { SeatFace } from "$/generated/wire";

/** Returns the mark of a seat; empty for a player who is present. */
export const kindOf = (face: SeatFace | undefined): "bot" | "stand-in" | "away" | "" =>
  face?.kind === "bot" ? "bot" : face?.stand_in ? "stand-in" : face?.here === false ? "away" : "";
