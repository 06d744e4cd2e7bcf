// The winners of a game in words.
import { say } from "$/core/messages.svelte";
import type { Table } from "$/table/table.svelte";

/** Returns the sentence that names the winners. */
export function winnersText(table: Table, winners: readonly number[]): string {
  const names = winners.map((seat) => table.names[seat] ?? "");
  return names.length === 1
    ? say("end-won", { name: names[0] ?? "" })
    : say("end-shared", { names: names.join(", ") });
}
