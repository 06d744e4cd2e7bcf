// Asides of a table: a player can send them at any time, during any decision.
import type { ChatLine } from "$/generated/wire";
import { query } from "$/house/ask";
import { newKey } from "$/house/keys";
import type { Table } from "$/table/table.svelte";
import type { Wish } from "$/table/telling";
import { type Draft, wordWish } from "./clauses";

/** Sends an aside. It does not make another seat's pending decision stale. */
export async function aside(table: Table, wish: Wish): Promise<boolean> {
  if (table.seat === null || table.seat < 0) return false;
  const body = { rev: table.latest?.rev ?? 0, key: newKey(), do: [wish], seat: table.seat };
  return (await table.talk("actions", body)) !== null;
}

/** Sends a line and attaches the word to it. The line stays even if the server refuses the word. */
export async function seal(table: Table, draft: Draft, text: string): Promise<boolean> {
  const line = draft.whispered
    ? null
    : await table.talk<ChatLine>(`chat${query({ invite: table.invite })}`, {
        text: text.slice(0, 500),
      });
  if (!line && !draft.whispered) return false;
  return aside(table, wordWish(draft, line?.number ?? 0));
}
