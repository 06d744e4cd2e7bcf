// The texts on a table's card in the lobby.
import { ask, query } from "$/house/ask";
import { comeIn, me } from "$/house/me.svelte";
import { go } from "$/house/address.svelte";
import { say } from "$/house/words.svelte";
import { levelName } from "$/look/levels";
import { familyOf } from "$/pages/lobby/families.svelte";
import type { Choice, SeatFace, TableCard } from "$/generated/wire";

export type List = "open" | "running" | "over";
export const PAGE = 50;

interface Result {
  scores?: number[];
  winners?: number[];
}

/** Loads tables of a list, the latest first, optionally only those before a time. */
export const tables = (status: List, mine: boolean, before?: number): Promise<TableCard[]> =>
  ask<TableCard[]>("GET", `/tables${query({ status, mine: mine || undefined, before })}`);

/** Returns the name of a seat on a card. Unnamed seats of imported games go by their families. */
export function seatName(
  seat: SeatFace,
  { status, game }: Pick<TableCard, "status" | "game">,
): string {
  if (seat.kind === "bot") return levelName(seat.bot ?? "");
  if (seat.kind === "account" || status === "over") {
    return seat.name || familyOf(game, seat.seat) || say("seat-number", { number: seat.seat + 1 });
  }
  return say(seat.kind === "open" ? "seat-free" : "seat-kept");
}

export const isFree = (seat: SeatFace): boolean => seat.kind === "open";

/** Returns the reader's own seats. */
export const mySeats = (card: TableCard, account = me.id): number[] =>
  card.seats.filter((seat) => account && seat.account === account).map(({ seat }) => seat);

/** Returns whether the reader has resigned every own seat of a game. */
export function haveLeft(card: TableCard, account = me.id): boolean {
  const mine = mySeats(card, account);
  return mine.length > 0 && mine.every((seat) => card.seats[seat]?.stand_in === "resigned");
}

/** Returns the winners and their points; none if the game was cancelled. */
export function winners(card: TableCard): { seats: SeatFace[]; points: number } {
  const { scores = [], winners: best = [] } = (card.result ?? {}) as Result;
  return {
    seats: card.seats.filter(({ seat }) => best.includes(seat)),
    points: scores[best[0] ?? -1] ?? 0,
  };
}

/** Takes the first free seat and opens the table. */
export async function sitDown(card: TableCard): Promise<void> {
  const free = card.seats.find(isFree);
  await comeIn();
  if (free && !mySeats(card).length) await ask("POST", `/tables/${card.id}/seats/${free.seat}`, {});
  go(`/t/${card.id}`);
}

/** Returns whether one of the reader's seats must choose at a running table. */
export async function isMyTurn(card: TableCard): Promise<boolean> {
  const asked = mySeats(card).map((seat) =>
    ask<Choice[]>("GET", `/tables/${card.id}/choices${query({ seat })}`),
  );
  return (await Promise.all(asked)).some((choices) => choices.length > 0);
}

/** Replaces the first page of a list and keeps the older cards below it. */
export function refreshed(old: TableCard[], fresh: TableCard[]): TableCard[] {
  const last = fresh.at(-1)?.changed_at ?? 0;
  const ids = new Set(fresh.map(({ id }) => id));
  const further =
    fresh.length < PAGE ? [] : old.filter((card) => card.changed_at < last && !ids.has(card.id));
  return [...fresh, ...further];
}
