// Kinds of seats that get a mark: bots, stand-ins, and players who are away.
import type { SeatSummary } from "$/generated/wire";

/** Returns the mark of a seat; empty for a player who is present. */
export const seatKind = (player: SeatSummary | undefined): "bot" | "stand-in" | "away" | "" =>
  player?.kind === "bot"
    ? "bot"
    : player?.stand_in
      ? "stand-in"
      : player?.online === false
        ? "away"
        : "";
