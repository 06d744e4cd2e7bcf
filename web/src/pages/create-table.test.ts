// Tests of the requests that a choice on the landing page sends.
import { expect, test, vi } from "vitest";
vi.mock("$/core/address.svelte", () => ({ go: vi.fn() }));
import {
  againstBots,
  atThisScreen,
  defaultSeats,
  guided,
  isFull,
  middleLevel,
  seatNumbers,
  withFriends,
} from "./create-table";
import type { GameSummary } from "$/generated/wire";

const game = {
  game: "g",
  min_seats: 2,
  max_seats: 5,
  bots: ["page", "courtier", "minister", "prince"],
} as GameSummary;

test("the middle level is the easier of two middle ones", () => {
  expect(middleLevel(game.bots)).toBe("courtier");
  expect(middleLevel(["a", "b", "c"])).toBe("b");
  expect(middleLevel([])).toBe("");
});

test("a guided game has three seats, or the nearest possible number, and the easiest bots", () => {
  const bot = { kind: "bot", bot: "page" };
  expect(guided(game, "short")).toMatchObject({ preset: "short", access: "private" });
  expect(guided(game, "short").seats).toEqual([{ kind: "me" }, bot, bot]);
  expect(guided({ ...game, max_seats: 2 }, "short").seats).toEqual([{ kind: "me" }, bot]);
});

test("a game is created with four seats, or the nearest possible number", () => {
  expect(defaultSeats(game)).toBe(4);
  expect(defaultSeats({ ...game, max_seats: 2 })).toBe(2);
  expect(defaultSeats({ ...game, min_seats: 5, max_seats: 8 })).toBe(5);
  expect(seatNumbers(game)).toEqual([2, 3, 4, 5]);
});

test("a game against bots is full at once, a game with friends is not", () => {
  const bots = againstBots(game).seats;
  expect(bots.map(({ kind }) => kind)).toEqual(["me", "bot", "bot", "bot"]);
  expect(isFull(bots)).toBe(true);
  const friends = withFriends(game, 3);
  expect(friends.access).toBe("private");
  expect(friends.seats).toEqual([{ kind: "me" }, { kind: "invited" }, { kind: "invited" }]);
  expect(isFull(friends.seats)).toBe(false);
});

test("everybody at this screen has a trimmed name", () => {
  expect(atThisScreen(game, [" Anna", "Leo "]).seats).toEqual([
    { kind: "me", name: "Anna" },
    { kind: "me", name: "Leo" },
  ]);
});
