// New games from a finished one: continued from a moment, or played again.
import { go } from "$/house/address.svelte";
import { ask, query } from "$/house/ask";
import { comeIn, me } from "$/house/me.svelte";
import type { SeatWish, TableCard } from "$/generated/wire";
import type { Table } from "$/table/table.svelte";

/** Creates an own table that continues from a moment of a finished game. */
export async function playOn(table: Table, rev: number, seats: SeatWish[]): Promise<void> {
  await comeIn();
  await sitDown(
    await ask<TableCard>("POST", `${table.path}/fork${query({ invite: table.invite })}`, {
      rev,
      seats,
    }),
  );
}

/** Creates a rematch, or joins the one that somebody else has created. */
export async function playAgain(table: Table): Promise<void> {
  await sitDown(await ask<TableCard>("POST", `${table.path}/rematch`));
}

/** Opens a table. If it is the reader's own and every seat is taken, starts it first. */
async function sitDown(card: TableCard): Promise<void> {
  const full = card.seats.every((face) => face.kind === "account" || face.kind === "bot");
  if (full && card.status === "open" && card.host === me.id)
    await ask("POST", `/tables/${card.id}/start`);
  go(`/t/${card.id}`);
}
