// The people I have met at my tables, by account.
import { tables } from "$/pages/tables";

/** Names by account, from the latest tables of mine: the house keeps no book of who met whom. */
export async function namesMet(): Promise<Record<string, string>> {
  const lists = (["over", "running", "open"] as const).map((list) => tables(list, true));
  const seats = (await Promise.all(lists)).flat().flatMap((card) => card.seats);
  return Object.fromEntries(
    seats.flatMap(({ account, name }) => (account && name ? [[account, name]] : [])),
  );
}
