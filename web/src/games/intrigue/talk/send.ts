// Asides of a table: a player can send them at any time, during any decision.
import type { ChatAccepted } from "$/generated/wire";
import { query } from "$/core/http";
import { newKey } from "$/core/keys";
import { writeAction } from "$/core/kinds";
import type { Table } from "$/table/table.svelte";
import type { Action } from "$/table/game-text";
import { type Draft, wordAction } from "./clauses";

/** Sends an aside. It does not make another seat's pending decision stale. */
export async function sendAside(table: Table, action: Action): Promise<boolean> {
  if (typeof table.seat !== "number") return false;
  const actions = [writeAction(table.game, action)];
  const body = { rev: table.latest?.rev ?? 0, key: newKey(), actions, seat: table.seat };
  return (await table.talk("actions", body)) !== null;
}

/** Sends a line and attaches the word to it. The line stays even if the server refuses the word. */
export async function sendWord(table: Table, draft: Draft, text: string): Promise<boolean> {
  const line = draft.whispered
    ? null
    : await table.talk<ChatAccepted>(`chat${query({ invite: table.invite })}`, {
        text: text.slice(0, 500),
      });
  if (!line && !draft.whispered) return false;
  return sendAside(table, wordAction(draft, line?.number ?? 0));
}
