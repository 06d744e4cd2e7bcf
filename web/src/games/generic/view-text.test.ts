// The generic board shows names instead of numbers, and gives every number its right name.
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Vocabulary } from "$/core/kinds";
import { LANGUAGES, loadCatalogue, setLanguage } from "$/core/messages.svelte";
import { GameText } from "$/table/game-text";
import intrigueWords from "../../generated/intrigue.words.json";
import principeWords from "../../generated/il-principe.words.json";
import princesWords from "../../generated/princes.words.json";
import { meanings } from "./meanings";
import { type Shown, ViewText } from "./view-text";

vi.stubGlobal("document", { documentElement: {} });
const none = (length: number, value: number): number[] => Array<number>(length).fill(value);
const words = princesWords as Vocabulary;

const land = {
  score: 2,
  points: [0, 2, 1, 0, 0],
  hand_backs: [3, 0, 0, 0],
  roads: [6],
  towns: none(12, 0).with(5, 1).with(6, 2),
  regions: none(28, -1).with(10, 3),
  stored: none(28, 0).with(10, 2),
  sites: none(48, -1).with(20, 32),
};
const view = {
  you: 0,
  turn: 9,
  active: 1,
  number: 2,
  face: 2,
  events: [-9, -9, 61, -9],
  events_laid: -1,
  named: [20],
  stacks: [{ owner: -1, back: 0, size: 3, cards: [32, -9, -9], seen: [1, 0, 0] }],
  your_hand: [32, 40, 32],
  stolen: [[], [40]],
  seats: [land, land],
};

/** Everything shown, as lines. */
const lines = (shown: Shown[]): string[] =>
  shown.flatMap((one) => {
    if ("text" in one) return [`${one.label}: ${one.text}`];
    if ("items" in one)
      return one.items.map(({ label, text }) => `${one.label}, ${label}: ${text}`);
    return one.rows.map(({ label, cells }) => `${label}: ${cells[0] ?? ""}`);
  });

async function shownLines(): Promise<string[]> {
  const text = new GameText(words, () => ["Anna", "Bruno"]);
  return lines(new ViewText(words, text, await meanings("princes")).all(view));
}

describe("the Princes on the generic board", () => {
  beforeAll(() => loadCatalogue("princes"));

  test("are described in words", async () => {
    await setLanguage("en");
    expect(await shownLines()).toEqual([
      "Your hand: 2 × Marketplace, Large Trade Ship",
      "Turn: 9",
      "Has the turn: Bruno",
      "Production die: 2",
      "Event die: Celebration",
      "Event stack: Yule, 3 face down",
      "Buildings named: place 6, above",
      "Draw stacks, Stack 1: Cards 3 · From the top Marketplace, 2 face down",
      "Held, but brought by the other, Anna: –",
      "Held, but brought by the other, Bruno: Large Trade Ship",
      "Victory points: 2",
      "Other points: 2 strength, 1 commerce, 0 skill, 0 progress",
      "Roads, by column: 7",
      "Settlements and cities: Settlement 6, City 7",
      "Regions and stores: Forest 2 (column 6, above): 2",
      "Built: Marketplace (place 6, above)",
    ]);
  });

  test.each(LANGUAGES)("show no raw codes in %s", async (language) => {
    await setLanguage(language);
    expect((await shownLines()).filter((line) => /-\d|_|undefined/.test(line))).toEqual([]);
  });
});

describe("a view whose names end like others", () => {
  beforeAll(() => loadCatalogue("princes"));
  beforeAll(() => setLanguage("en"));

  const declared = {
    ...words,
    kinds: { mood: { form: "name", keys: ["calm"], silent: true }, rows: { form: "place" } },
    views: { View: { mood: "mood", reason: "number", boxes: "@Box" }, Box: {} },
    row_kinds: { Box: "stack" },
    own_fields: { View: ["hand"] },
  } as unknown as Vocabulary;

  test("is shown as it declares", () => {
    const shown = { your_neighbour: 4, reason: 0, hand: 3, mood: 0, deck_left: 2, size_left: 5 };
    const text = new ViewText(declared, new GameText(declared, () => []));
    expect(lines(text.all({ ...shown, boxes: [{ size: 2 }] }))).toEqual([
      "Hand: 3",
      "your neighbour: 4",
      "Why it ended: 0",
      "Deck: 2",
      "size left: 5",
      "boxes, Stack 1: Cards 2",
    ]);
  });
});

describe("a row of things for each seat, as the template game declares its hands", () => {
  beforeAll(() => loadCatalogue("princes"));
  beforeAll(() => setLanguage("en"));

  const declared = {
    ...words,
    kinds: {
      ...words.kinds,
      cards: { form: "row", of: "card" },
      hands: { form: "row", of: "cards" },
    },
    views: { View: { hands: "hands" } },
  } as Vocabulary;

  const shown = (hands: number[][]): string[] => {
    const text = new GameText(declared, () => ["Anna", "Bruno"]);
    return lines(new ViewText(declared, text).all({ hands }));
  };

  test("is listed by seat", () => {
    expect(shown([[32, 40, 32], [40]])).toEqual([
      "hands, Anna: 2 × Marketplace, Large Trade Ship",
      "hands, Bruno: Large Trade Ship",
    ]);
  });

  test("keeps the line of a seat without things", () => {
    expect(shown([[], [40]])).toEqual(["hands, Anna: –", "hands, Bruno: Large Trade Ship"]);
  });

  test("is left out if no seat has any", () => {
    expect(shown([[], []])).toEqual([]);
  });
});

describe.each([principeWords, intrigueWords, princesWords])(
  "the actions of $game",
  ({ game, actions }) => {
    test.each(LANGUAGES)("have headings in %s", async (language) => {
      await setLanguage(language);
      await loadCatalogue(game);
      const text = new GameText({ game, kinds: {}, named: [] } as unknown as Vocabulary, () => []);
      expect(
        Object.keys(actions)
          .map((kind) => text.say(`kind-${kind.replaceAll("_", "-")}`))
          .filter((said) => !said),
      ).toEqual([]);
    });
  },
);
