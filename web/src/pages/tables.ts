// What a card in the lobby says of a table.
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

/** Tables of a list, the latest first, before a moment if one is named. */
export const tables = (status: List, mine: boolean, before?: number): Promise<TableCard[]> =>
  ask<TableCard[]>("GET", `/tables${query({ status, mine: mine || undefined, before })}`);

/** What a seat is called on a card; at a game that was taken in from elsewhere seats go by their families. */
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

/** The seats that are mine. */
export const mySeats = (card: TableCard, account = me.id): number[] =>
  card.seats.filter((seat) => account && seat.account === account).map(({ seat }) => seat);

/** Whether I have left a game for good, with every seat of mine. */
export function haveLeft(card: TableCard, account = me.id): boolean {
  const mine = mySeats(card, account);
  return mine.length > 0 && mine.every((seat) => card.seats[seat]?.stand_in === "resigned");
}

/** Who won, and with how many points; nobody where the game was cut off. */
export function winners(card: TableCard): { seats: SeatFace[]; points: number } {
  const { scores = [], winners: best = [] } = (card.result ?? {}) as Result;
  return {
    seats: card.seats.filter(({ seat }) => best.includes(seat)),
    points: scores[best[0] ?? -1] ?? 0,
  };
}

/** Sit down on the first free seat, and stay there. */
export async function sitDown(card: TableCard): Promise<void> {
  const free = card.seats.find(isFree);
  await comeIn();
  if (free && !mySeats(card).length) await ask("POST", `/tables/${card.id}/seats/${free.seat}`, {});
  go(`/t/${card.id}`);
}

/** Whether one of my seats owes a choice at a table that runs. */
export async function isMyTurn(card: TableCard): Promise<boolean> {
  const asked = mySeats(card).map((seat) =>
    ask<Choice[]>("GET", `/tables/${card.id}/choices${query({ seat })}`),
  );
  return (await Promise.all(asked)).some((choices) => choices.length > 0);
}

/** What is new in the place of what is old, with what was fetched further down kept. */
export function refreshed(old: TableCard[], fresh: TableCard[]): TableCard[] {
  const last = fresh.at(-1)?.changed_at ?? 0;
  const ids = new Set(fresh.map(({ id }) => id));
  const further =
    fresh.length < PAGE ? [] : old.filter((card) => card.changed_at < last && !ids.has(card.id));
  return [...fresh, ...further];
}
