// Creates tables: from a choice on the page to a request to the server.
import { request } from "$/core/http";
import { go } from "$/core/address.svelte";
import type { GameSummary, SeatRequest, TableRequest, TableSummary } from "$/generated/wire";

const DEFAULT_SEATS = 4;
const GUIDED_SEATS = 3;

/** Returns the number of seats of a game that is nearest to the wanted one. */
export const nearestSeats = (game: GameSummary, wanted: number): number =>
  Math.min(Math.max(wanted, game.min_seats), game.max_seats);

/** Returns the default number of seats of a game. */
export const defaultSeats = (game: GameSummary): number => nearestSeats(game, DEFAULT_SEATS);

/** Returns the default level of bots: the middle one, or the easier of two middle ones. */
export const middleLevel = (bots: string[]): string =>
  bots[Math.floor((bots.length - 1) / 2)] ?? "";

/** Returns every number of seats that a game allows. */
export const seatNumbers = (game: GameSummary): number[] =>
  Array.from({ length: game.max_seats - game.min_seats + 1 }, (_, more) => game.min_seats + more);

const others = (seats: number, seat: SeatRequest): SeatRequest[] =>
  Array.from({ length: seats - 1 }, () => seat);

/** Returns a request for the reader against bots of the middle level. */
export const againstBots = (game: GameSummary): TableRequest => ({
  game: game.game,
  seats: [
    { kind: "me" },
    ...others(defaultSeats(game), { kind: "bot", bot: middleLevel(game.bots) }),
  ],
  access: "private",
});

/** Returns a request for a guided game: the reader, and few bots of the easiest level. */
export const guided = (game: GameSummary, preset: string): TableRequest => ({
  game: game.game,
  preset,
  seats: [
    { kind: "me" },
    ...others(nearestSeats(game, GUIDED_SEATS), { kind: "bot", bot: game.bots[0] ?? "" }),
  ],
  access: "private",
});

/** Returns a request for the reader and seats reserved for people with the link. */
export const withFriends = (game: GameSummary, seats: number): TableRequest => ({
  game: game.game,
  seats: [{ kind: "me" }, ...others(seats, { kind: "invited" })],
  access: "private",
});

/** Returns a request for several people at this screen, each with a name. */
export const atThisScreen = (game: GameSummary, names: string[]): TableRequest => ({
  game: game.game,
  seats: names.map((name) => ({ kind: "me", name: name.trim() })),
  access: "private",
});

/** Returns whether every seat is taken, so that the game can start at once. */
export const isFull = (seats: SeatRequest[]): boolean =>
  seats.every(({ kind }) => kind === "me" || kind === "bot");

/** Creates a table, starts it if every seat is taken, and opens it, with the guide if wanted. */
export async function createTable(wanted: TableRequest, guide = false): Promise<TableSummary> {
  const table = await request<TableSummary>("POST", "/tables", wanted);
  if (isFull(wanted.seats)) await request("POST", `/tables/${table.id}/start`);
  go(`/t/${table.id}${guide ? "?guide=1" : ""}`);
  return table;
}
