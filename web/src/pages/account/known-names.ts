// Names of other players, by account.
import { loadTables } from "$/pages/tables";

/**
 * Returns names by account from the reader's latest tables. The server stores no list of contacts.
 */
export async function knownNames(): Promise<Record<string, string>> {
  const lists = (["over", "running", "open"] as const).map((list) => loadTables(list, true));
  const seats = (await Promise.all(lists)).flat().flatMap((table) => table.seats);
  return Object.fromEntries(
    seats.flatMap(({ account, name }) => (account && name ? [[account, name]] : [])),
  );
}
