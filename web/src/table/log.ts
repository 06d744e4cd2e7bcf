// The log: events as chapters of entries, with their lines in words.
import type { Vocabulary } from "$/house/figures";
import type { Heard } from "$/generated/wire";
import type { Told } from "$/table/telling";

export interface Line {
  text: string;
  /** The seats that the line is about. */
  seats: number[];
}

export interface Entry {
  rev: number;
  seat: number;
  by: string;
  at: number;
  lines: Line[];
  /** Whether it was undone later. */
  undone: boolean;
}

export interface Chapter {
  rev: number;
  title: string;
  entries: Entry[];
}

/** The filter of the log. */
export interface Filter {
  kind: "all" | "choices";
  seat: number | null;
}

/** The event that begins a chapter. */
export const CHAPTER = "round_began";
const SEAT_FIELDS = /(seat|opener|bidder)$/;

/** Returns the seats that an event is about. */
export function seatsOf(game: Vocabulary, told: Told): number[] {
  const names = game.events[told[0]] ?? [];
  return names.flatMap((name, at) => (SEAT_FIELDS.test(name) ? [told[at + 1] as number] : []));
}

/** Returns the undone revisions. */
export function undone(heard: Heard[]): Set<number> {
  const gone = new Set<number>();
  for (const one of heard) {
    if (one.by !== "undo") continue;
    for (const other of heard)
      if (other.rev > (one.to ?? 0) && other.rev < one.rev) gone.add(other.rev);
  }
  return gone;
}

/** Returns the lines of an entry. `say` formats each event; an empty text makes no line. */
export function linesOf(game: Vocabulary, entry: Heard, say: (told: Told) => string): Line[] {
  return entry.told.flatMap((one) => {
    const told = one as unknown as Told;
    const text = say(told);
    return text ? [{ text, seats: seatsOf(game, told) }] : [];
  });
}

/**
 * Divides entries into chapters by round, if the game has rounds. The first chapter may have no
 * title.
 */
export function chapters(
  heard: Heard[],
  lines: (entry: Heard) => Line[],
  title: (entry: Heard) => string,
): Chapter[] {
  const gone = undone(heard);
  const all: Chapter[] = [];
  for (const one of heard) {
    const begins = one.told.some(([name]) => name === CHAPTER);
    if (begins || !all.length)
      all.push({ rev: one.rev, title: begins ? title(one) : "", entries: [] });
    const { rev, seat, by, at } = one;
    all.at(-1)?.entries.push({ rev, seat, by, at, lines: lines(one), undone: gone.has(rev) });
  }
  return all;
}

/** Filters the lines of an entry; null if none is left. */
export function kept(entry: Entry, filter: Filter): Entry | null {
  if (filter.kind === "choices" && entry.seat < 0) return null;
  const own = filter.seat === null || entry.seat === filter.seat;
  const first = filter.kind === "choices" ? entry.lines.slice(0, 1) : entry.lines;
  const lines = own ? first : first.filter((line) => line.seats.includes(filter.seat ?? -1));
  if (filter.kind === "choices" && !own) return null;
  return lines.length ? { ...entry, lines } : null;
}

/** Filters all chapters. */
export function filtered(all: Chapter[], filter: Filter): Chapter[] {
  return all
    .map((chapter) => ({
      ...chapter,
      entries: chapter.entries.flatMap((one) => kept(one, filter) ?? []),
    }))
    .filter((chapter) => chapter.entries.length);
}

/** Returns the revision of a seat's own last choice; 0 if it has made none. */
export const lastChoice = (heard: Heard[], seat: number): number =>
  heard.findLast((one) => one.seat === seat && one.by === "seat")?.rev ?? 0;
