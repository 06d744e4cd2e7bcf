// The account at the end of the game, by seat, as rows of a table.
import type { AccountView, View } from "$/generated/intrigue.view";

/** Returns the final fortune of each seat. */
export const fortunesOf = (view: View): number[] =>
  view.seats.map((seat) => (seat.purse ?? 0) - seat.debt);

/** A row of the table: its message, its numbers by seat, and whether they are ducats. */
export interface Row {
  key: string;
  values: (number | null)[];
  kind: "ducats" | "count" | "ratio";
}

/** Returns the rows of the table, in reading order. */
export function rows(account: AccountView): Row[] {
  const worth = account.salaries.map((salary, seat) =>
    account.paid[seat] ? salary / account.paid[seat] : null,
  );
  const all: Row[] = [
    { key: "salaries", values: account.salaries, kind: "ducats" },
    { key: "paid", values: account.paid, kind: "ducats" },
    { key: "taken", values: account.taken, kind: "ducats" },
    { key: "yield", values: worth, kind: "ratio" },
    { key: "broken-gains", values: account.broken_gains, kind: "ducats" },
    { key: "threats", values: account.threats_carried, kind: "count" },
    { key: "exiles-caused", values: account.exiles_caused, kind: "count" },
    { key: "exiles-suffered", values: account.exiles_suffered, kind: "count" },
  ];
  // Rows about words are empty if the promise book is not shown.
  return all.filter((row) => row.values.length);
}

/** Returns whether any word was kept or broken. */
export const anyWord = (view: View): boolean =>
  [...view.kept, ...view.broken].some((row) => row.some((number) => number > 0));

/**
 * Returns a step for the scale of the curves: one, two or five times a power of ten, for about five
 * steps.
 */
export function scale(most: number): number {
  const rough = Math.max(1, most) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
}
