// What is told when the game is over: the account by seat, as rows of a table.
import type { View } from "$/generated/intrigue.view";

/** The account of a game, by seat; fortunes by round, and by seat within. */
export interface Account {
  paid: number[];
  taken: number[];
  salaries: number[];
  exiles_caused: number[];
  exiles_suffered: number[];
  broken_gains: number[];
  threats_carried: number[];
  fortunes: number[][];
}

/** The account that a view carries once the game is over, if it carries one. */
export const accountOf = (view: View): Account | null => (view as View & { account?: Account | null }).account ?? null;

/** What each seat had in the end. */
export const fortunesOf = (view: View): number[] => view.seats.map((seat) => (seat.purse ?? 0) - seat.debt);

/** A row of the table: its message, its figures by seat, and whether they are ducats. */
export interface Row {
  key: string;
  values: (number | null)[];
  kind: "ducats" | "count" | "ratio";
}

/** The rows of the table, in the order in which they are read. */
export function rows(account: Account): Row[] {
  const worth = account.salaries.map((salary, seat) => (account.paid[seat] ? salary / account.paid[seat] : null));
  return [
    { key: "salaries", values: account.salaries, kind: "ducats" },
    { key: "paid", values: account.paid, kind: "ducats" },
    { key: "taken", values: account.taken, kind: "ducats" },
    { key: "yield", values: worth, kind: "ratio" },
    { key: "broken-gains", values: account.broken_gains, kind: "ducats" },
    { key: "threats", values: account.threats_carried, kind: "count" },
    { key: "exiles-caused", values: account.exiles_caused, kind: "count" },
    { key: "exiles-suffered", values: account.exiles_suffered, kind: "count" },
  ];
}

/** Whether any word was kept or broken at all. */
export const anyWord = (view: View): boolean => [...view.kept, ...view.broken].some((row) => row.some((number) => number > 0));

/** A step for the scale of the curves: one, two or five of a power of ten, about five of them. */
export function scale(most: number): number {
  const rough = Math.max(1, most) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
}
