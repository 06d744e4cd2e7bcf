// The secret maximum that I have left with the house, as far as it still stands.
import { ask, query } from "$/house/ask";
import type { OrderFace } from "$/generated/wire";
import type { Table } from "$/table/table.svelte";

/** Bid for me for an item of this round, up to a limit. */
export interface Standing {
  item: number;
  round: number;
  limit: number;
}

/** The one order of a seat: read, left and taken back. */
export class Order {
  standing = $state.raw<Standing | null>(null);
  busy = $state(false);

  constructor(private readonly table: Table) {}

  /** Ask the house what stands. */
  async read(): Promise<void> {
    const { seat, path } = this.table;
    if (seat === null || seat < 0) return;
    const found = await ask<OrderFace>("GET", `${path}/order${query({ seat })}`).catch(() => null);
    if (found && this.table.seat === seat) this.standing = understood(found.order);
  }

  /** Leave an order in the place of the one before; whether it was taken. */
  async leave(order: Standing): Promise<boolean> {
    const wish = ["bid_up_to", order.item, order.round, order.limit];
    const taken = await this.send("PUT", "order", { order: wish, seat: this.table.seat });
    if (taken) this.standing = order;
    return taken;
  }

  /** Take the order back. */
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
