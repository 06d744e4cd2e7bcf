// The log: what was told, as chapters of entries with their lines, in plain words.
import type { Vocabulary } from "$/house/figures";
import type { Heard } from "$/generated/wire";
import type { Told } from "$/table/telling";

export interface Line {
  text: string;
  /** The seats it is about. */
  seats: number[];
}

export interface Entry {
  rev: number;
  seat: number;
  by: string;
  at: number;
  lines: Line[];
  /** Whether it was taken back later. */
  undone: boolean;
}

export interface Chapter {
  rev: number;
  title: string;
  entries: Entry[];
}

/** What of the log is shown. */
export interface Filter {
  kind: "all" | "choices";
  seat: number | null;
}

/** The fact that begins a chapter. */
export const CHAPTER = "round_began";
const SEAT_FIELDS = /(seat|opener|bidder)$/;

/** The seats that a fact is about. */
export function seatsOf(game: Vocabulary, told: Told): number[] {
  const names = game.events[told[0]] ?? [];
  return names.flatMap((name, at) => (SEAT_FIELDS.test(name) ? [told[at + 1] as number] : []));
}

/** The revisions that were taken back. */
export function undone(heard: Heard[]): Set<number> {
  const gone = new Set<number>();
  for (const one of heard) {
    if (one.by !== "undo") continue;
    for (const other of heard)
      if (other.rev > (one.to ?? 0) && other.rev < one.rev) gone.add(other.rev);
  }
  return gone;
}

/** The lines of an entry; what is said of it is the reader's business. */
export function linesOf(game: Vocabulary, entry: Heard, say: (told: Told) => string): Line[] {
  return entry.told.flatMap((one) => {
    const told = one as unknown as Told;
    const text = say(told);
    return text ? [{ text, seats: seatsOf(game, told) }] : [];
  });
}

/** Chapters by rounds, if the game has any; the first has no title. */
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

/** What is left of an entry under a filter; null for nothing. */
export function kept(entry: Entry, filter: Filter): Entry | null {
  if (filter.kind === "choices" && entry.seat < 0) return null;
  const own = filter.seat === null || entry.seat === filter.seat;
  const first = filter.kind === "choices" ? entry.lines.slice(0, 1) : entry.lines;
  const lines = own ? first : first.filter((line) => line.seats.includes(filter.seat ?? -1));
  if (filter.kind === "choices" && !own) return null;
  return lines.length ? { ...entry, lines } : null;
}

/** What is left of all chapters under a filter. */
export function filtered(all: Chapter[], filter: Filter): Chapter[] {
  return all
    .map((chapter) => ({
      ...chapter,
      entries: chapter.entries.flatMap((one) => kept(one, filter) ?? []),
    }))
    .filter((chapter) => chapter.entries.length);
}

/** The revision of a seat's last own choice; 0 if it has made none. */
export const lastChoice = (heard: Heard[], seat: number): number =>
  heard.findLast((one) => one.seat === seat && one.by === "seat")?.rev ?? 0;
