import { expect, test, vi } from "vitest";
vi.mock("$/core/messages.svelte", () => ({
  say: (message: string, args: { number: number }) => `${message} ${args.number}`,
  phrase: (_: string, message: string) => message,
}));
import type { Vocabulary } from "$/core/kinds";
import words from "$/generated/il-principe.words.json";
import type { SeatSummary } from "$/generated/wire";
import { seatNames } from "$/table/names";

const game = words as Vocabulary;
const player = (seat: number, of: Partial<SeatSummary>): SeatSummary => ({
  seat,
  kind: "account",
  ...of,
});

test("bots and unnamed seats go by their families", () => {
  const players = [
    player(0, { name: "Anna" }),
    player(1, { kind: "bot", bot: "page", name: "page" }),
    player(2, {}),
  ];

  expect(seatNames(game, players)).toEqual(["Anna", "family-visconti", "family-carraresi"]);
  const named = seatNames(game, players, [0, 4, 3]);
  expect(named).toEqual(["Anna", "family-gonzaga", "family-este"]);
});

test("without families, unnamed seats are numbered", () => {
  expect(seatNames({ ...game, kinds: {} }, [player(0, {}), player(1, { name: "Anna" })])).toEqual([
    "seat-number 1",
    "Anna",
  ]);
});
