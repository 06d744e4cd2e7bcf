// The draft of a table, and the request made from it.
import { middleLevel, usualSeats } from "$/pages/laying";
import type { GameFace, SeatWish, TableRequest } from "$/generated/wire";

export const SEAT_KINDS = ["me", "here", "bot", "open", "invited"] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  level: string;
}

export interface ClockDraft {
  kind: "none" | "live" | "slow";
  /** Minutes for each seat, and seconds added by each decision. */
  bank: number;
  increment: number;
  /** Hours for each decision. */
  hours: number;
  weekdays: boolean;
  nights: boolean;
  from: number;
  to: number;
  zone: string;
}

export interface Draft {
  game: string;
  preset: string;
  seats: SeatDraft[];
  access: "public" | "private";
  clock: ClockDraft;
  /** Options that differ from the preset; an empty value means the preset's value. */
  options: Record<string, string>;
}

export const myZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

const seat = (kind: SeatKind, level: string): SeatDraft => ({ kind, name: "", level });

/** Returns the first draft for a reader who has not created a table yet. */
export function fresh(game: GameFace): Draft {
  const level = middleLevel(game.levels);
  const others = Array.from({ length: usualSeats(game) - 1 }, () => seat("bot", level));
  return {
    game: game.slug,
    preset: Object.keys(game.presets)[0] ?? "",
    seats: [seat("me", level), ...others],
    access: "private",
    clock: {
      kind: "none",
      bank: 15,
      increment: 10,
      hours: 24,
      weekdays: false,
      nights: false,
      from: 22,
      to: 8,
      zone: myZone(),
    },
    options: {},
  };
}

/** Changes the number of seats. Existing seats stay; new ones are like the last. */
export function resized(seats: SeatDraft[], number: number): SeatDraft[] {
  const last = seats.at(-1) ?? seat("open", "");
  const like: SeatDraft = { ...last, kind: last.kind === "me" ? "open" : last.kind, name: "" };
  return Array.from({ length: number }, (_, at) => seats[at] ?? { ...like });
}

/** Adapts a stored draft to the current presets, levels and options of the game. */
export function fitted(kept: Partial<Draft> | null, game: GameFace): Draft {
  const usual = fresh(game);
  if (!kept || kept.game !== game.slug || !Array.isArray(kept.seats)) return usual;
  const names = new Set(game.options.map(({ name }) => name));
  const number = Math.min(Math.max(kept.seats.length, game.fewest), game.most);
  return {
    ...usual,
    access: kept.access === "public" ? "public" : "private",
    preset: kept.preset && kept.preset in game.presets ? kept.preset : usual.preset,
    seats: resized(kept.seats, number).map((one) => known(one, game)),
    clock: { ...usual.clock, ...kept.clock },
    options: Object.fromEntries(
      Object.entries(kept.options ?? {}).filter(([name]) => names.has(name)),
    ),
  };
}

const known = (one: SeatDraft, game: GameFace): SeatDraft => ({
  kind: SEAT_KINDS.includes(one.kind) ? one.kind : "open",
  name: String(one.name ?? ""),
  level: game.levels.includes(one.level) ? one.level : middleLevel(game.levels),
});

/** Returns a seat of the request. */
export function seatWish({ kind, name, level }: SeatDraft): SeatWish {
  if (kind === "bot") return { kind, bot: level };
  if (kind !== "here") return { kind };
  return name.trim() ? { kind: "me", name: name.trim() } : { kind: "me" };
}

/** Returns the clock of the request. */
export function pace(clock: ClockDraft): NonNullable<TableRequest["pace"]> {
  if (clock.kind === "none") return { kind: "none" };
  if (clock.kind === "live") {
    return {
      kind: "live",
      bank: Math.round(clock.bank * 60),
      increment: Math.round(clock.increment),
    };
  }
  const night = clock.nights ? { night_from: clock.from, night_to: clock.to } : {};
  return {
    kind: "slow",
    per_decision: Math.round(clock.hours * 3600),
    weekdays_only: clock.weekdays,
    ...night,
    zone: clock.zone,
  };
}

/** Returns the options that are set, with numbers as numbers. */
export function options(wished: Draft["options"], game: GameFace): Record<string, number | string> {
  const set = game.options.filter(({ name }) => (wished[name] ?? "").trim() !== "");
  return Object.fromEntries(
    set.map(({ name, choices, free_text }) => {
      const value = wished[name] ?? "";
      return [name, !choices && !free_text && /^-?\d+$/.test(value.trim()) ? Number(value) : value];
    }),
  );
}

/** Returns the whole request. */
export const requested = (draft: Draft, game: GameFace): TableRequest => ({
  game: draft.game,
  seats: draft.seats.map(seatWish),
  preset: draft.preset,
  options: options(draft.options, game),
  access: draft.access,
  pace: pace(draft.clock),
});
