// Creates tables: from a choice on the page to a request to the server.
import { ask } from "$/house/ask";
import { go } from "$/house/address.svelte";
import type { GameFace, SeatWish, TableCard, TableRequest } from "$/generated/wire";

const USUAL_SEATS = 4;

/** Returns the default number of seats of a game. */
export const usualSeats = (game: GameFace): number =>
  Math.min(Math.max(USUAL_SEATS, game.fewest), game.most);

/** Returns the default level of bots: the middle one, or the easier of two middle ones. */
export const middleLevel = (levels: string[]): string =>
  levels[Math.floor((levels.length - 1) / 2)] ?? "";

/** Returns every number of seats that a game allows. */
export const seatNumbers = (game: GameFace): number[] =>
  Array.from({ length: game.most - game.fewest + 1 }, (_, more) => game.fewest + more);

const others = (seats: number, wish: SeatWish): SeatWish[] =>
  Array.from({ length: seats - 1 }, () => wish);

/** Returns a request for the reader against bots of the middle level. */
export const againstBots = (game: GameFace): TableRequest => ({
  game: game.slug,
  seats: [
    { kind: "me" },
    ...others(usualSeats(game), { kind: "bot", bot: middleLevel(game.levels) }),
  ],
  access: "private",
});

/** Returns a request for the reader and seats reserved for people with the link. */
export const withFriends = (game: GameFace, seats: number): TableRequest => ({
  game: game.slug,
  seats: [{ kind: "me" }, ...others(seats, { kind: "invited" })],
  access: "private",
});

/** Returns a request for several people at this screen, each with a name. */
export const atThisScreen = (game: GameFace, names: string[]): TableRequest => ({
  game: game.slug,
  seats: names.map((name) => ({ kind: "me", name: name.trim() })),
  access: "private",
});

/** Returns whether every seat is taken, so that the game can start at once. */
export const isFull = (seats: SeatWish[]): boolean =>
  seats.every(({ kind }) => kind === "me" || kind === "bot");

/** Creates a table, starts it if every seat is taken, and opens it. */
export async function lay(request: TableRequest): Promise<TableCard> {
  const card = await ask<TableCard>("POST", "/tables", request);
  if (isFull(request.seats)) await ask("POST", `/tables/${card.id}/start`);
  go(`/t/${card.id}`);
  return card;
}
