import { expect, test, vi } from "vitest";
vi.mock("$/house/words.svelte", () => ({
  say: (message: string, args: { number: number }) => `${message} ${args.number}`,
  phrase: (_: string, message: string) => message,
}));
import type { Vocabulary } from "$/house/figures";
import words from "$/generated/il-principe.words.json";
import type { SeatFace } from "$/generated/wire";
import { seatNames } from "$/table/names";

const game = words as Vocabulary;
const face = (seat: number, of: Partial<SeatFace>): SeatFace => ({ seat, kind: "account", ...of });

test("bots and unnamed seats go by their families", () => {
  const faces = [
    face(0, { name: "Anna" }),
    face(1, { kind: "bot", bot: "page", name: "page" }),
    face(2, {}),
  ];

  expect(seatNames(game, faces)).toEqual(["Anna", "family-visconti", "family-carraresi"]);
});

test("without families, unnamed seats are numbered", () => {
  expect(seatNames({ ...game, names: {} }, [face(0, {}), face(1, { name: "Anna" })])).toEqual([
    "seat-number 1",
    "Anna",
  ]);
});
