// "Why not?": which rule stands against a wish, said beside the thing that was tapped.
import type { Why } from "$/generated/wire";
import type { Table } from "$/table/table.svelte";
import type { Wish } from "$/table/telling";

interface Asked {
  table: Table;
  wish: Wish;
  anchor: Element;
  /** null while the house is being asked. */
  answer: Why | null;
}

let asked = $state.raw<Asked | null>(null);

/** The question that is open; reactive. */
export const why = {
  get asked(): Asked | null {
    return asked;
  },
};

/** Ask why a wish is not granted now; the answer opens beside `anchor`. */
export async function whyNot(table: Table, wish: Wish, anchor: Element): Promise<void> {
  const mine: Asked = { table, wish, anchor, answer: null };
  asked = mine;
  const answer = await table.why(...wish);
  if (asked !== mine) return;
  asked = answer ? { ...mine, answer } : null;
}

/** Close the answer. */
export function enough(): void {
  asked = null;
}
