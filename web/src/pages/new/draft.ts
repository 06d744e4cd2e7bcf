// The draft of a table, and the request made from it.
import { defaultSeats, middleLevel, nearestSeats } from "$/pages/create-table";
import type { GameSummary, SeatRequest, TableRequest } from "$/generated/wire";

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
  minutes: number;
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
  /** The families, the first seat's first; none if they have their own order. */
  families: string[];
}

export const myZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

const seat = (kind: SeatKind, level: string): SeatDraft => ({ kind, name: "", level });

/** Returns the first draft for a reader who has not created a table yet. */
export function defaultDraft(game: GameSummary): Draft {
  const level = middleLevel(game.bots);
  const others = Array.from({ length: defaultSeats(game) - 1 }, () => seat("bot", level));
  return {
    game: game.game,
    preset: Object.keys(game.presets)[0] ?? "",
    seats: [seat("me", level), ...others],
    access: "private",
    clock: {
      kind: "none",
      minutes: 15,
      increment: 10,
      hours: 24,
      weekdays: false,
      nights: false,
      from: 22,
      to: 8,
      zone: myZone(),
    },
    options: {},
    families: [],
  };
}

/** Changes the number of seats. Existing seats stay; new ones are like the last. */
export function resized(seats: SeatDraft[], number: number): SeatDraft[] {
  const last = seats.at(-1) ?? seat("open", "");
  const like: SeatDraft = { ...last, kind: last.kind === "me" ? "open" : last.kind, name: "" };
  return Array.from({ length: number }, (_, at) => seats[at] ?? { ...like });
}

/** Adapts a stored draft to the current presets, bots and options of the game. */
export function adaptDraft(stored: Partial<Draft> | null, game: GameSummary): Draft {
  const defaults = defaultDraft(game);
  if (!stored || stored.game !== game.game || !Array.isArray(stored.seats)) return defaults;
  const names = new Set(game.options.map(({ name }) => name));
  const number = nearestSeats(game, stored.seats.length);
  return {
    ...defaults,
    access: stored.access === "public" ? "public" : "private",
    preset: stored.preset && stored.preset in game.presets ? stored.preset : defaults.preset,
    seats: resized(stored.seats, number).map((one) => adaptSeat(one, game)),
    clock: { ...defaults.clock, ...stored.clock },
    options: Object.fromEntries(
      Object.entries(stored.options ?? {}).filter(([name]) => names.has(name)),
    ),
    families: hasFamilies(game) ? (stored.families ?? []).map(String) : [],
  };
}

/** The option that gives each seat a family; the form has it beside the seats. */
export const FAMILIES = "families";

/** Returns whether the seats of a game may have other families than those of their numbers. */
export const hasFamilies = (game: GameSummary): boolean =>
  game.options.some(({ name }) => name === FAMILIES);

/**
 * Gives a seat a family. The seat that had it gets the other one. Returns no families if all have
 * their own order.
 */
export function withFamily(
  known: readonly string[],
  families: readonly string[],
  seat: number,
  family: string,
): string[] {
  const before = known.map((one, at) => families[at] ?? one);
  const given = before[seat] ?? family;
  const next = before.map((one, at) => (at === seat ? family : one === family ? given : one));
  return next.every((one, at) => one === known[at]) ? [] : next;
}

const adaptSeat = (one: SeatDraft, game: GameSummary): SeatDraft => ({
  kind: SEAT_KINDS.includes(one.kind) ? one.kind : "open",
  name: String(one.name ?? ""),
  level: game.bots.includes(one.level) ? one.level : middleLevel(game.bots),
});

/** Returns a seat of the request. */
export function seatRequest({ kind, name, level }: SeatDraft): SeatRequest {
  if (kind === "bot") return { kind, bot: level };
  if (kind !== "here") return { kind };
  return name.trim() ? { kind: "me", name: name.trim() } : { kind: "me" };
}

/** Returns the clock of the request. */
export function clockRequest(clock: ClockDraft): NonNullable<TableRequest["clock"]> {
  if (clock.kind === "none") return { kind: "none" };
  if (clock.kind === "live") {
    return {
      kind: "live",
      initial_seconds: Math.round(clock.minutes * 60),
      increment_seconds: Math.round(clock.increment),
    };
  }
  const night = clock.nights ? { night_from: clock.from, night_to: clock.to } : {};
  return {
    kind: "slow",
    seconds_per_decision: Math.round(clock.hours * 3600),
    weekdays_only: clock.weekdays,
    ...night,
    zone: clock.zone,
  };
}

/** Returns the options that are set, with numbers as numbers. */
export function options(
  values: Draft["options"],
  game: GameSummary,
): Record<string, number | string> {
  const set = game.options.filter(({ name }) => (values[name] ?? "").trim() !== "");
  return Object.fromEntries(
    set.map(({ name, choices, free_text }) => {
      const value = values[name] ?? "";
      return [name, !choices && !free_text && /^-?\d+$/.test(value.trim()) ? Number(value) : value];
    }),
  );
}

/** Returns the whole request. */
export const tableRequest = (draft: Draft, game: GameSummary): TableRequest => ({
  game: draft.game,
  seats: draft.seats.map(seatRequest),
  preset: draft.preset,
  options: {
    ...options(draft.options, game),
    ...(draft.families.length && {
      [FAMILIES]: draft.families.slice(0, draft.seats.length).join(","),
    }),
  },
  access: draft.access,
  clock: clockRequest(draft.clock),
});
