// Tests of the texts on a table's card, and of refreshing lists.
import { expect, test, vi } from "vitest";
vi.mock("$/house/address.svelte", () => ({ go: vi.fn() }));
vi.mock("$/house/me.svelte", () => ({ me: { id: "a" }, comeIn: vi.fn() }));
vi.mock("$/house/words.svelte", () => ({
  say: (x: string) => x,
  phrase: (_: string, x: string) => x,
  has: () => false,
  knows: () => true,
  learn: vi.fn(),
}));
import { meet } from "$/pages/lobby/families.svelte";
import { haveLeft, mySeats, PAGE, refreshed, seatName, winners } from "./tables";
import type { TableCard } from "$/generated/wire";

const card = (id: string, changed_at = 0): TableCard =>
  ({
    id,
    changed_at,
    seats: [
      { seat: 0, kind: "account", account: "a", name: "Anna" },
      { seat: 1, kind: "bot", bot: "page" },
      { seat: 2, kind: "open" },
    ],
  }) as TableCard;

test("seats are named by player, by level, or as free or reserved", () => {
  const names = (status: "open" | "over"): string[] =>
    card("x").seats.map((seat) => seatName(seat, { status, game: "il-principe" }));

  expect(names("open")).toEqual(["Anna", "page", "seat-free"]);
  expect(names("over")).toEqual(["Anna", "page", "seat-number"]);
});

test("a game is left when the reader has resigned every own seat", () => {
  const [mine, ...others] = card("x").seats;
  const left = { ...card("x"), seats: [{ ...mine, stand_in: "resigned" }, ...others] } as TableCard;

  expect([haveLeft(card("x")), haveLeft(left), haveLeft(left, "somebody else")]).toEqual([
    false,
    true,
    false,
  ]);
});

test("an unnamed seat goes by its family once that has loaded", async () => {
  const over = { ...card("x"), status: "over", game: "il-principe" } as TableCard;
  await meet(over);

  expect(seatName(over.seats[2]!, over)).toBe("family-carraresi");
});

test("the own seats are those of the account; without an account there are none", () => {
  expect(mySeats(card("x"))).toEqual([0]);
  expect(mySeats(card("x"), "")).toEqual([]);
});

test("winners come from the result; a cancelled game has none", () => {
  expect(winners(card("x")).seats).toEqual([]);
  const won = winners({ ...card("x"), result: { scores: [3, 9, 4], winners: [1] } });
  expect(won).toMatchObject({ points: 9, seats: [{ seat: 1 }] });
});

test("a refresh keeps older cards only if the first page is full", () => {
  const old = [card("a", 9), card("b", 1)];
  expect(refreshed(old, [card("c", 10)]).map(({ id }) => id)).toEqual(["c"]);
  const full = Array.from({ length: PAGE }, (_, n) => card(`n${n}`, 100 - n));
  expect(refreshed(old, full).map(({ id }) => id)).toEqual([...full.map(({ id }) => id), "a", "b"]);
});
