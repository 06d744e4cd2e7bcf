// The reader's tables, and those where it is the reader's turn.
import { calmly } from "$/pages/lobby/calm";
import { isMyTurn, tables } from "$/pages/tables";
import { me } from "$/house/me.svelte";
import type { TableCard } from "$/generated/wire";

const EVERY = 8_000;
const ASKED = 12; // the latest tables, for which the page asks whether it is the reader's turn

/** Sorts tables with the reader's turn first, otherwise in their old order. */
export const byTurn = (cards: TableCard[], turns: Set<string>): TableCard[] =>
  [...cards].sort((one, two) => Number(turns.has(two.id)) - Number(turns.has(one.id)));

/** The reader's running tables; reactive, and refreshed while `watch` runs. */
export class Mine {
  running = $state.raw<TableCard[] | null>(null);
  turns = $state.raw(new Set<string>());
  trouble = $state.raw<unknown>(null);

  readonly sorted = $derived(byTurn(this.running ?? [], this.turns));

  /** Refreshes until the returned function is called. */
  watch(): () => void {
    return calmly(EVERY, () => this.look());
  }

  private async look(): Promise<void> {
    if (!me.account) return;
    try {
      const running = await tables("running", true);
      this.turns = await waiting(running.slice(0, ASKED));
      this.running = running;
      this.trouble = null;
    } catch (no) {
      this.trouble = no;
    }
  }
}

async function waiting(cards: TableCard[]): Promise<Set<string>> {
  const turns = await Promise.all(cards.map((card) => isMyTurn(card).catch(() => false)));
  return new Set(cards.filter((_, at) => turns[at]).map(({ id }) => id));
}
