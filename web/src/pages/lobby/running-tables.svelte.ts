// The reader's tables, and those where it is the reader's turn.
import { poll } from "$/pages/lobby/poll";
import { isMyTurn, loadTables } from "$/pages/tables";
import { me } from "$/core/me.svelte";
import type { TableSummary } from "$/generated/wire";

const EVERY = 8_000;
const CHECKED = 12; // the latest tables, for which the page asks whether it is the reader's turn

/** Sorts tables with the reader's turn first, otherwise in their old order. */
export const byTurn = (tables: TableSummary[], turns: Set<string>): TableSummary[] =>
  [...tables].sort((one, two) => Number(turns.has(two.id)) - Number(turns.has(one.id)));

/** The reader's running tables; reactive, and refreshed while `watch` runs. */
export class RunningTables {
  running = $state.raw<TableSummary[] | null>(null);
  turns = $state.raw(new Set<string>());
  failure = $state.raw<unknown>(null);

  readonly sorted = $derived(byTurn(this.running ?? [], this.turns));

  /** Refreshes until the returned function is called. */
  watch(): () => void {
    return poll(EVERY, () => this.load());
  }

  private async load(): Promise<void> {
    if (!me.account) return;
    try {
      const running = await loadTables("running", true);
      this.turns = await tablesWithMyTurn(running.slice(0, CHECKED));
      this.running = running;
      this.failure = null;
    } catch (error) {
      this.failure = error;
    }
  }
}

async function tablesWithMyTurn(tables: TableSummary[]): Promise<Set<string>> {
  const turns = await Promise.all(tables.map((table) => isMyTurn(table).catch(() => false)));
  return new Set(tables.filter((_, at) => turns[at]).map(({ id }) => id));
}
