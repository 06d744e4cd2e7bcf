// "Why not?": which rule stands against a wish, said beside the thing that was tapped; or what that thing is.
import type { Component } from "svelte";
import type { Why } from "$/generated/wire";
import type { Table } from "$/table/table.svelte";
import type { Wish } from "$/table/telling";

/** What something on a table is: its name, and the part of the game that tells of it. */
export interface About {
  title: string;
  Told: Component<{ table: Table; number: number }>;
  number: number;
}

interface Asked {
  table: Table;
  /** null where only is told what something is. */
  wish: Wish | null;
  anchor: Element;
  /** null while the house is being asked. */
  answer: Why | null;
  about: About | null;
}

let asked = $state.raw<Asked | null>(null);

/** The question that is open; reactive. */
export const why = {
  get asked(): Asked | null {
    return asked;
  },
};

/** Ask why a wish is not granted now; the answer opens beside `anchor`. */
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

/** Tell what something is, beside it. */
export function explain(table: Table, anchor: Element, about: About): void {
  asked = { table, wish: null, anchor, answer: null, about };
}

/** Close the answer. */
export function enough(): void {
  asked = null;
}
