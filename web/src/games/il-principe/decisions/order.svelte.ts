// The secret maximum that the server bids up to for the reader, as long as it is valid.
import { query, request } from "$/core/http";
import { readOrder, writeOrder } from "$/core/kinds";
import type { StandingOrder } from "$/generated/wire";
import type { Table } from "$/table/table.svelte";

/** An order to bid for an item of this round, up to a limit. */
export interface BidOrder {
  item: number;
  round: number;
  limit: number;
}

/** The one order of a seat: loads, stores and withdraws it. */
export class Order {
  current = $state.raw<BidOrder | null>(null);
  busy = $state(false);

  constructor(private readonly table: Table) {}

  /** Loads the current order from the server. */
  async read(): Promise<void> {
    const { seat, path } = this.table;
    if (typeof seat !== "number") return;
    const found = await request<StandingOrder>("GET", `${path}/order${query({ seat })}`).catch(
      () => null,
    );
    if (found && this.table.seat === seat)
      this.current = found.order && parsed(readOrder(this.table.game, found.order));
  }

  /** Replaces the order. Returns whether the server accepted it. */
  async place(order: BidOrder): Promise<boolean> {
    const wire = writeOrder(this.table.game, ["bid_up_to", order.item, order.round, order.limit]);
    const accepted = await this.send("PUT", "order", { order: wire, seat: this.table.seat });
    if (accepted) this.current = order;
    return accepted;
  }

  /** Withdraws the order. */
  async withdraw(): Promise<void> {
    if (await this.send("DELETE", `order${query({ seat: this.table.seat })}`)) this.current = null;
  }

  private async send(method: string, what: string, body?: unknown): Promise<boolean> {
    this.busy = true;
    const answer = await this.table.post<undefined>(what, body, method);
    this.busy = false;
    return answer !== null;
  }
}

function parsed(order: unknown[]): BidOrder | null {
  const [name, item, round, limit] = order;
  return name === "bid_up_to"
    ? { item: Number(item), round: Number(round), limit: Number(limit) }
    : null;
}
