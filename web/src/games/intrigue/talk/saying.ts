// Asides of a table: said at any time, by whoever sits there, whatever is being decided.
import type { ChatLine } from "$/generated/wire";
import { query } from "$/house/ask";
import { newKey } from "$/house/keys";
import type { Table } from "$/table/table.svelte";
import type { Wish } from "$/table/telling";
import { type Draft, wordWish } from "./clauses";

/** Say something beside the game: it makes nobody's decision stale. */
export async function aside(table: Table, wish: Wish): Promise<boolean> {
  if (table.seat === null || table.seat < 0) return false;
  const body = { rev: table.latest?.rev ?? 0, key: newKey(), do: [wish], seat: table.seat };
  return (await table.talk("actions", body)) !== null;
}

/** Say a line, then attach the word to it; the line stands even where the word is refused. */
export async function seal(table: Table, draft: Draft, text: string): Promise<boolean> {
  const line = draft.whispered
    ? null
    : await table.talk<ChatLine>(`chat${query({ invite: table.invite })}`, {
        text: text.slice(0, 500),
      });
  if (!line && !draft.whispered) return false;
  return aside(table, wordWish(draft, line?.number ?? 0));
}
