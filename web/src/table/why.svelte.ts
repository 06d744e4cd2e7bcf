// "Why not?": the rule that forbids an action, shown beside the tapped thing; or an explanation of
// that thing.
import type { Component } from "svelte";
import type { Why } from "$/generated/wire";
import type { Table } from "$/table/table.svelte";
import type { Wish } from "$/table/telling";

/** An explanation of a thing on the table: its name, and the component that explains it. */
export interface About {
  title: string;
  Told: Component<{ table: Table; number: number }>;
  number: number;
}

interface Asked {
  table: Table;
  /** null if the bubble only explains a thing. */
  wish: Wish | null;
  anchor: Element;
  /** null until the server has answered. */
  answer: Why | null;
  about: About | null;
}

let asked = $state.raw<Asked | null>(null);

/** The open question; reactive. */
export const why = {
  get asked(): Asked | null {
    return asked;
  },
};

/** Asks the server why an action is illegal, and opens the answer beside `anchor`. */
export async function whyNot(
  table: Table,
  wish: Wish,
  anchor: Element,
  about: About | null = null,
): Promise<void> {
  const mine: Asked = { table, wish, anchor, answer: null, about };
  asked = mine;
  const answer = await table.why(...wish);
  if (asked !== mine) return;
  asked = answer ? { ...mine, answer } : null;
}

/** Opens the explanation of a thing beside it. */
export function explain(table: Table, anchor: Element, about: About): void {
  asked = { table, wish: null, anchor, answer: null, about };
}

/** Closes the answer. */
export function enough(): void {
  asked = null;
}
