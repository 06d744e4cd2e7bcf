// New games from a finished one: continued from a moment, or played again.
import { go } from "$/core/address.svelte";
import { query, request } from "$/core/http";
import { me, signInAsGuest } from "$/core/me.svelte";
import type { SeatRequest, TableSummary } from "$/generated/wire";
import type { Table } from "$/table/table.svelte";

/** Creates a new table that continues from a moment of a finished game. */
export async function forkGame(table: Table, rev: number, seats: SeatRequest[]): Promise<void> {
  await signInAsGuest();
  await openTable(
    await request<TableSummary>("POST", `${table.path}/fork${query({ invite: table.invite })}`, {
      rev,
      seats,
    }),
  );
}

/** Creates a rematch, or joins the one that somebody else has created. */
export async function playAgain(table: Table): Promise<void> {
  await openTable(await request<TableSummary>("POST", `${table.path}/rematch`));
}

/** Opens a table. If it is the reader's own and every seat is taken, starts it first. */
async function openTable(created: TableSummary): Promise<void> {
  const full = created.seats.every((player) => player.kind === "account" || player.kind === "bot");
  if (full && created.status === "open" && created.host === me.id)
    await request("POST", `/tables/${created.id}/start`);
  go(`/t/${created.id}`);
}
