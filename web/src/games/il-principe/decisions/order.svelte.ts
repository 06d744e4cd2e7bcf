// The secret maximum that the server bids up to for the reader, as long as it is valid.
import { ask, query } from "$/house/ask";
import type { OrderFace } from "$/generated/wire";
import type { Table } from "$/table/table.svelte";

/** An order to bid for an item of this round, up to a limit. */
export interface Standing {
  item: number;
  round: number;
  limit: number;
}

/** The one order of a seat: loads, stores and withdraws it. */
export class Order {
  standing = $state.raw<Standing | null>(null);
  busy = $state(false);

  constructor(private readonly table: Table) {}

  /** Loads the current order from the server. */
  async read(): Promise<void> {
    const { seat, path } = this.table;
    if (seat === null || seat < 0) return;
    const found = await ask<OrderFace>("GET", `${path}/order${query({ seat })}`).catch(() => null);
    if (found && this.table.seat === seat) this.standing = understood(found.order);
  }

  /** Replaces the order. Returns whether the server accepted it. */
  async leave(order: Standing): Promise<boolean> {
    const wish = ["bid_up_to", order.item, order.round, order.limit];
    const taken = await this.send("PUT", "order", { order: wish, seat: this.table.seat });
    if (taken) this.standing = order;
    return taken;
  }

  /** Withdraws the order. */
  async takeBack(): Promise<void> {
    if (await this.send("DELETE", `order${query({ seat: this.table.seat })}`)) this.standing = null;
  }

  private async send(method: string, what: string, body?: unknown): Promise<boolean> {
    this.busy = true;
    const answer = await this.table.post<undefined>(what, body, method);
    this.busy = false;
    return answer !== null;
  }
}

function understood(order: unknown[] | null): Standing | null {
  const [name, item, round, limit] = order ?? [];
  return name === "bid_up_to"
    ? { item: Number(item), round: Number(round), limit: Number(limit) }
    : null;
}
