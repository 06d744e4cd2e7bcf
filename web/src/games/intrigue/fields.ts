// What the fields of Intrigue's view are, for a table of labelled lists.
import type { Meanings } from "$/games/generic/meanings";

export const fields: Meanings = {
  reserve: { each: "profession" },
  island: { each: "profession" },
  salaries: { each: "domain" },
};
