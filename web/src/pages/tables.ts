// The texts on a table's tile in the lobby.
import { query, request } from "$/core/http";
import { me, signInAsGuest } from "$/core/me.svelte";
import { go } from "$/core/address.svelte";
import { say } from "$/core/messages.svelte";
import { levelName } from "$/ui/levels";
import { familyName, type Seated } from "$/pages/lobby/families.svelte";
import type { LegalAction, SeatSummary, TableSummary } from "$/generated/wire";

export type List = "open" | "running" | "over";
export const PAGE = 50;

interface Result {
  scores?: number[];
  winners?: number[];
}

/** Loads tables of a list, the latest first, optionally only those before a time. */
export const loadTables = (status: List, mine: boolean, before?: number): Promise<TableSummary[]> =>
  request<TableSummary[]>("GET", `/tables${query({ status, mine: mine || undefined, before })}`);

/** Returns the name of a seat on a tile. Unnamed seats of imported games go by their families. */
export function seatName(seat: SeatSummary, table: Seated & Pick<TableSummary, "status">): string {
  if (seat.kind === "bot") return levelName(seat.bot ?? "");
  if (seat.kind === "account" || table.status === "over") {
    const number = seat.seat + 1;
    return seat.name || familyName(table, seat.seat) || say("seat-number", { number });
  }
  return say(seat.kind === "open" ? "seat-free" : "seat-invited");
}

export const isFree = (seat: SeatSummary): boolean => seat.kind === "open";

/** Returns the reader's own seats. */
export const mySeats = (table: TableSummary, account = me.id): number[] =>
  table.seats.filter((seat) => account && seat.account === account).map(({ seat }) => seat);

/** Returns whether the reader has resigned every own seat of a game. */
export function hasResigned(table: TableSummary, account = me.id): boolean {
  const mine = mySeats(table, account);
  return mine.length > 0 && mine.every((seat) => table.seats[seat]?.stand_in === "resigned");
}

/** Returns the winners and their points; none if the game was cancelled. */
export function winners(table: TableSummary): { seats: SeatSummary[]; points: number } {
  const { scores = [], winners: best = [] } = (table.result ?? {}) as Result;
  return {
    seats: table.seats.filter(({ seat }) => best.includes(seat)),
    points: scores[best[0] ?? -1] ?? 0,
  };
}

/** Takes the first free seat and opens the table. */
export async function takeSeat(table: TableSummary): Promise<void> {
  const free = table.seats.find(isFree);
  await signInAsGuest();
  if (free && !mySeats(table).length)
    await request("POST", `/tables/${table.id}/seats/${free.seat}`, {});
  go(`/t/${table.id}`);
}

/** Returns whether one of the reader's seats must choose at a running table. */
export async function isMyTurn(table: TableSummary): Promise<boolean> {
  const requests = mySeats(table).map((seat) =>
    request<LegalAction[]>("GET", `/tables/${table.id}/choices${query({ seat })}`),
  );
  return (await Promise.all(requests)).some((choices) => choices.length > 0);
}

/** Replaces the first page of a list and keeps the older tables below it. */
export function refreshed(old: TableSummary[], fresh: TableSummary[]): TableSummary[] {
  const last = fresh.at(-1)?.changed_at ?? 0;
  const ids = new Set(fresh.map(({ id }) => id));
  const further =
    fresh.length < PAGE ? [] : old.filter((table) => table.changed_at < last && !ids.has(table.id));
  return [...fresh, ...further];
}
