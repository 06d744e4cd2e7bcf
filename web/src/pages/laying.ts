// Tables as they are asked for: from a choice on the page to a request to the house.
import { ask } from "$/house/ask";
import { go } from "$/house/address.svelte";
import type { GameFace, SeatWish, TableCard, TableRequest } from "$/generated/wire";

const USUAL_SEATS = 4;

/** How many seats a game is laid with if nobody says. */
export const usualSeats = (game: GameFace): number =>
  Math.min(Math.max(USUAL_SEATS, game.fewest), game.most);

/** The level for somebody of whom nothing is known: the middle one, the easier of two. */
export const middleLevel = (levels: string[]): string =>
  levels[Math.floor((levels.length - 1) / 2)] ?? "";

/** Every number of seats that a game can be played with. */
export const seatNumbers = (game: GameFace): number[] =>
  Array.from({ length: game.most - game.fewest + 1 }, (_, more) => game.fewest + more);

const others = (seats: number, wish: SeatWish): SeatWish[] =>
  Array.from({ length: seats - 1 }, () => wish);

/** Me against bots of the middle level. */
export const againstBots = (game: GameFace): TableRequest => ({
  game: game.slug,
  seats: [
    { kind: "me" },
    ...others(usualSeats(game), { kind: "bot", bot: middleLevel(game.levels) }),
  ],
  access: "private",
});

/** Me, and seats for whoever has the link. */
export const withFriends = (game: GameFace, seats: number): TableRequest => ({
  game: game.slug,
  seats: [{ kind: "me" }, ...others(seats, { kind: "invited" })],
  access: "private",
});

/** Everybody at this screen, each under a name. */
export const atThisScreen = (game: GameFace, names: string[]): TableRequest => ({
  game: game.slug,
  seats: names.map((name) => ({ kind: "me", name: name.trim() })),
  access: "private",
});

/** Whether nobody is waited for: the game can begin at once. */
export const isFull = (seats: SeatWish[]): boolean =>
  seats.every(({ kind }) => kind === "me" || kind === "bot");

/** Lay a table, begin if nobody is waited for, and go there. */
export async function lay(request: TableRequest): Promise<TableCard> {
  const card = await ask<TableCard>("POST", "/tables", request);
  if (isFull(request.seats)) await ask("POST", `/tables/${card.id}/start`);
  go(`/t/${card.id}`);
  return card;
}
