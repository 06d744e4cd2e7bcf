// Meanings of the fields of Intrigue's view, for the generic board.
import type { Meanings } from "$/games/generic/meanings";

export const fields: Meanings = {
  reserve: { each: "profession" },
  island: { each: "profession" },
  salaries: { each: "domain" },
};
