// Tests of the conversion from the form to a request.
import { expect, test, vi } from "vitest";
vi.mock("$/core/address.svelte", () => ({ go: vi.fn() }));
import {
  adaptDraft,
  clockRequest,
  defaultDraft,
  options,
  resized,
  seatRequest,
  tableRequest,
  withFamily,
} from "./draft";
import type { GameSummary } from "$/generated/wire";

const game = {
  game: "g",
  title: "G",
  min_seats: 2,
  max_seats: 5,
  presets: { first: "First: so", second: "Second" },
  bots: ["low", "mid", "high"],
  orders: {},
  options: [
    { name: "money", rule: "A-1", text: "Money", max: 50 },
    { name: "opener", rule: "A-2", text: "Who", choices: ["left", "prince"] },
    { name: "cities", rule: "A-3", text: "Cities", choices: ["standard"], free_text: true },
  ],
} as GameSummary;

test("a new draft is the reader against bots of the middle level", () => {
  const { seats, preset, access } = tableRequest(defaultDraft(game), game);
  expect(seats).toEqual([{ kind: "me" }, ...Array<object>(3).fill({ kind: "bot", bot: "mid" })]);
  expect([preset, access]).toEqual(["first", "private"]);
});

test("seats become requests; a name only for seats at this screen", () => {
  expect(seatRequest({ kind: "here", name: " Leo ", level: "low" })).toEqual({
    kind: "me",
    name: "Leo",
  });
  expect(seatRequest({ kind: "here", name: "  ", level: "low" })).toEqual({ kind: "me" });
  expect(seatRequest({ kind: "open", name: "x", level: "low" })).toEqual({ kind: "open" });
  expect(seatRequest({ kind: "bot", name: "x", level: "high" })).toEqual({
    kind: "bot",
    bot: "high",
  });
});

test("clocks are sent in seconds, nights only if they are turned on", () => {
  const clock = defaultDraft(game).clock;
  expect(clockRequest(clock)).toEqual({ kind: "none" });
  expect(clockRequest({ ...clock, kind: "live", minutes: 2.5 })).toEqual({
    kind: "live",
    initial_seconds: 150,
    increment_seconds: 10,
  });
  expect(clockRequest({ ...clock, kind: "slow", zone: "UTC" })).toEqual({
    kind: "slow",
    seconds_per_decision: 86400,
    weekdays_only: false,
    zone: "UTC",
  });
  expect(clockRequest({ ...clock, kind: "slow", nights: true, zone: "UTC" })).toMatchObject({
    night_from: 22,
    night_to: 8,
  });
});

test("unset options are left out, numbers are sent as numbers", () => {
  expect(options({ money: " 12 ", opener: "", cities: "standard" }, game)).toEqual({
    money: 12,
    cities: "standard",
  });
  expect(options({ money: "many" }, game)).toEqual({ money: "many" });
});

const known = ["medici", "visconti", "este"];

test("a seat takes a family, and the seat that had it gets the other one", () => {
  const swapped = withFamily(known, [], 0, "este");
  expect(swapped).toEqual(["este", "visconti", "medici"]);
  expect(withFamily(known, swapped, 1, "visconti")).toEqual(swapped);
  expect(withFamily(known, swapped, 2, "este")).toEqual([]);
});

test("families are sent for the seats of the table, if they are not in their own order", () => {
  const draft = defaultDraft(game);
  draft.seats = resized(draft.seats, 2);
  expect(tableRequest(draft, game).options).toEqual({});
  draft.families = withFamily(known, [], 0, "este");
  expect(tableRequest(draft, game).options).toEqual({ families: "este,visconti" });
});

test("stored families are kept only for a game that has them", () => {
  const families = withFamily(known, [], 0, "este");
  const option = { name: "families", rule: "A-4", text: "Families", free_text: true };
  const other = { ...game, options: [...game.options, option] };
  expect(adaptDraft({ ...defaultDraft(game), families }, game).families).toEqual([]);
  expect(adaptDraft({ ...defaultDraft(other), families }, other).families).toEqual(families);
});

test("added seats are like the last one, but never the reader again", () => {
  const two = defaultDraft(game).seats.slice(0, 1);
  expect(resized(two, 3).map(({ kind }) => kind)).toEqual(["me", "open", "open"]);
  expect(resized(defaultDraft(game).seats, 2)).toHaveLength(2);
});

test("a stored draft is adapted to the current options of the game", () => {
  const kept = { ...defaultDraft(game), preset: "gone", options: { money: "3", gone: "1" } };
  kept.seats = resized(kept.seats, 9).map((seat) => ({ ...seat, level: "gone" }));
  const draft = adaptDraft(kept, game);
  expect([draft.preset, draft.seats.length, draft.seats[1]?.level]).toEqual(["first", 5, "mid"]);
  expect(draft.options).toEqual({ money: "3" });
  expect(adaptDraft({ game: "other" }, game)).toEqual(defaultDraft(game));
  expect(adaptDraft(null, game)).toEqual(defaultDraft(game));
});
