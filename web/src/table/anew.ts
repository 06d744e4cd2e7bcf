// Games that come out of a finished one: gone on with from a moment, or played again.
import { go } from "$/house/address.svelte";
import { ask, query } from "$/house/ask";
import { comeIn, me } from "$/house/me.svelte";
import type { SeatWish, TableCard } from "$/generated/wire";
import type { Table } from "$/table/table.svelte";

/** Go on from a moment of a finished game, at a table of one's own. */
export async function playOn(table: Table, rev: number, seats: SeatWish[]): Promise<void> {
  await comeIn();
  await sitDown(
    await ask<TableCard>("POST", `${table.path}/fork${query({ invite: table.invite })}`, {
      rev,
      seats,
    }),
  );
}

/** Play the same again, or sit down where somebody else wants to. */
export async function playAgain(table: Table): Promise<void> {
  await sitDown(await ask<TableCard>("POST", `${table.path}/rematch`));
}

/** Go to a table; one of my own for which nobody is waited begins at once. */
async function sitDown(card: TableCard): Promise<void> {
  const full = card.seats.every((face) => face.kind === "account" || face.kind === "bot");
  if (full && card.status === "open" && card.host === me.id)
    await ask("POST", `/tables/${card.id}/start`);
  go(`/t/${card.id}`);
}
