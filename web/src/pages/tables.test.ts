// Tests of the texts on a table's tile, and of refreshing lists.
import { expect, test, vi } from "vitest";
vi.mock("$/core/address.svelte", () => ({ go: vi.fn() }));
vi.mock("$/core/me.svelte", () => ({ me: { id: "a" }, signInAsGuest: vi.fn() }));
vi.mock("$/core/messages.svelte", () => ({
  say: (x: string) => x,
  phrase: (_: string, x: string) => x,
  hasMessage: () => false,
  isLoaded: () => true,
  loadCatalogue: vi.fn(),
}));
import { familyOf, loadFamilies } from "$/pages/lobby/families.svelte";
import { hasResigned, mySeats, PAGE, refreshed, seatName, winners } from "./tables";
import type { TableSummary } from "$/generated/wire";

const table = (id: string, changed_at = 0): TableSummary =>
  ({
    id,
    changed_at,
    game: "il-principe",
    options: {},
    seats: [
      { seat: 0, kind: "account", account: "a", name: "Anna" },
      { seat: 1, kind: "bot", bot: "page" },
      { seat: 2, kind: "open" },
    ],
  }) as TableSummary;

test("seats are named by player, by level, or as free or reserved", () => {
  const names = (status: "open" | "over"): string[] =>
    table("x").seats.map((seat) => seatName(seat, { ...table("x"), status }));

  expect(names("open")).toEqual(["Anna", "page", "seat-free"]);
  expect(names("over")).toEqual(["Anna", "page", "seat-number"]);
});

test("a game is left when the reader has resigned every own seat", () => {
  const [mine, ...others] = table("x").seats;
  const left = {
    ...table("x"),
    seats: [{ ...mine, stand_in: "resigned" }, ...others],
  } as TableSummary;

  expect([hasResigned(table("x")), hasResigned(left), hasResigned(left, "somebody else")]).toEqual([
    false,
    true,
    false,
  ]);
});

test("an unnamed seat goes by its family once that has loaded", async () => {
  const over = { ...table("x"), status: "over", game: "il-principe" } as TableSummary;
  await loadFamilies(over);

  expect(seatName(over.seats[2]!, over)).toBe("family-carraresi");
  const named = { ...over, options: { families: "este,medici,gonzaga" } };
  expect(seatName(over.seats[2]!, named)).toBe("family-gonzaga");
  expect(familyOf(named, 0)).toBe(3);
});

test("the reader's seats are those of the account; without an account there are none", () => {
  expect(mySeats(table("x"))).toEqual([0]);
  expect(mySeats(table("x"), "")).toEqual([]);
});

test("winners come from the result; a cancelled game has none", () => {
  expect(winners(table("x")).seats).toEqual([]);
  const won = winners({ ...table("x"), result: { scores: [3, 9, 4], winners: [1] } });
  expect(won).toMatchObject({ points: 9, seats: [{ seat: 1 }] });
});

test("a refresh keeps older tables only if the first page is full", () => {
  const old = [table("a", 9), table("b", 1)];
  expect(refreshed(old, [table("c", 10)]).map(({ id }) => id)).toEqual(["c"]);
  const full = Array.from({ length: PAGE }, (_, n) => table(`n${n}`, 100 - n));
  expect(refreshed(old, full).map(({ id }) => id)).toEqual([...full.map(({ id }) => id), "a", "b"]);
});
