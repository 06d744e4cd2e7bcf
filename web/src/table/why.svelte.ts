// "Why not?": the rule that forbids an action, shown beside the tapped thing; or an explanation of
// that thing.
import type { Component } from "svelte";
import type { Why } from "$/generated/wire";
import type { Table } from "$/table/table.svelte";
import type { Action } from "$/table/game-text";

/** An explanation of a thing on the table: its name, and the component that explains it. */
export interface About {
  title: string;
  Info: Component<{ table: Table; number: number }>;
  number: number;
}

interface OpenQuestion {
  table: Table;
  /** null if the bubble only explains a thing. */
  action: Action | null;
  anchor: Element;
  /** null until the server has answered. */
  answer: Why | null;
  about: About | null;
}

let question = $state.raw<OpenQuestion | null>(null);

/** The open question; reactive. */
export const why = {
  get question(): OpenQuestion | null {
    return question;
  },
};

/** Asks the server why an action is illegal, and opens the answer beside `anchor`. */
export async function whyNot(
  table: Table,
  action: Action,
  anchor: Element,
  about: About | null = null,
): Promise<void> {
  const mine: OpenQuestion = { table, action, anchor, answer: null, about };
  question = mine;
  const answer = await table.why(...action);
  if (question !== mine) return;
  question = answer ? { ...mine, answer } : null;
}

/** Opens the explanation of a thing beside it. */
export function explain(table: Table, anchor: Element, about: About): void {
  question = { table, action: null, anchor, answer: null, about };
}

/** Closes the answer. */
export function closeWhy(): void {
  question = null;
}
