// What is told when the game is over: the account by seat, as rows of a table.
import type { AccountView, View } from "$/generated/intrigue.view";

/** What each seat had in the end. */
export const fortunesOf = (view: View): number[] =>
  view.seats.map((seat) => (seat.purse ?? 0) - seat.debt);

/** A row of the table: its message, its figures by seat, and whether they are ducats. */
export interface Row {
  key: string;
  values: (number | null)[];
  kind: "ducats" | "count" | "ratio";
}

/** The rows of the table, in the order in which they are read. */
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
  return all.filter((row) => row.values.length); // what words brought is told only where the book is
}

/** Whether any word was kept or broken at all. */
export const anyWord = (view: View): boolean =>
  [...view.kept, ...view.broken].some((row) => row.some((number) => number > 0));

/** A step for the scale of the curves: one, two or five of a power of ten, about five of them. */
export function scale(most: number): number {
  const rough = Math.max(1, most) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
}
