// Meanings of the fields of Il Principe's view, for the generic board.
import type { Meanings } from "$/games/generic/meanings";

export const fields: Meanings = {
  points: { each: "source" },
  shields: { each: "region" },
  ...Object.fromEntries(
    ["removed", "lots", "face_up", "face_down", "your_hand", "your_set_aside"].map((name) => [
      name,
      { each: "colour" },
    ]),
  ),
};
