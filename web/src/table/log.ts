// The log: events as chapters of entries, with their lines in words.
import type { Vocabulary } from "$/core/kinds";
import type { WireEntry } from "$/generated/wire";
import type { GameEvent } from "$/table/events";
import type { Side } from "$/table/table.svelte";

export interface LogLine {
  text: string;
  /** The seats that the line is about. */
  seats: number[];
}

export interface LogEntry {
  rev: number;
  seat: WireEntry["seat"];
  by: string;
  at: number;
  lines: LogLine[];
  /** Whether it was undone later. */
  undone: boolean;
}

export interface Chapter {
  rev: number;
  title: string;
  entries: LogEntry[];
}

/** The filter of the log. */
export interface Filter {
  kind: "all" | "choices";
  seat: number | null;
}

/** The event that begins a chapter. */
export const CHAPTER = "round_began";

/** Returns the seats that an event is about. */
export function seatsOf(game: Vocabulary, event: GameEvent): number[] {
  const kinds = Object.values(game.events[event[0]] ?? {});
  return kinds.flatMap((kind, at) => (kind === "seat" ? [event[at + 1] as number] : []));
}

/** Returns the undone revisions. */
export function undoneRevs(entries: WireEntry[]): Set<number> {
  const gone = new Set<number>();
  for (const one of entries) {
    if (one.by !== "undo") continue;
    for (const other of entries)
      if (other.rev > (one.to ?? 0) && other.rev < one.rev) gone.add(other.rev);
  }
  return gone;
}

/** Returns the lines of an entry. `say` formats each event; an empty text makes no line. */
export function linesOf(
  game: Vocabulary,
  entry: WireEntry,
  say: (event: GameEvent) => string,
): LogLine[] {
  return entry.events.flatMap((one) => {
    const event = one as unknown as GameEvent;
    const text = say(event);
    return text ? [{ text, seats: seatsOf(game, event) }] : [];
  });
}

/**
 * Divides entries into chapters by round, if the game has rounds. The first chapter may have no
 * title.
 */
export function chapters(
  entries: WireEntry[],
  lines: (entry: WireEntry) => LogLine[],
  title: (entry: WireEntry) => string,
): Chapter[] {
  const gone = undoneRevs(entries);
  const all: Chapter[] = [];
  for (const one of entries) {
    const begins = one.events.some(([name]) => name === CHAPTER);
    if (begins || !all.length)
      all.push({ rev: one.rev, title: begins ? title(one) : "", entries: [] });
    const { rev, seat, by, at } = one;
    all.at(-1)?.entries.push({ rev, seat, by, at, lines: lines(one), undone: gone.has(rev) });
  }
  return all;
}

/** Filters the lines of an entry; null if none is left. */
export function filterEntry(entry: LogEntry, filter: Filter): LogEntry | null {
  if (filter.kind === "choices" && entry.seat === "table") return null;
  const own = filter.seat === null || entry.seat === filter.seat;
  const first = filter.kind === "choices" ? entry.lines.slice(0, 1) : entry.lines;
  const lines = own ? first : first.filter((line) => line.seats.includes(filter.seat ?? -1));
  if (filter.kind === "choices" && !own) return null;
  return lines.length ? { ...entry, lines } : null;
}

/** Filters all chapters. */
export function filterChapters(all: Chapter[], filter: Filter): Chapter[] {
  return all
    .map((chapter) => ({
      ...chapter,
      entries: chapter.entries.flatMap((one) => filterEntry(one, filter) ?? []),
    }))
    .filter((chapter) => chapter.entries.length);
}

/** Returns the revision of a seat's own last choice; 0 if it has made none. */
export const lastAction = (entries: WireEntry[], seat: Side): number =>
  entries.findLast((one) => one.seat === seat && one.by === "seat")?.rev ?? 0;

/** Returns the first choice of some seats after a revision that still holds: an undo's subject. */
export function choiceAfter(
  entries: WireEntry[],
  rev: number,
  seats: readonly WireEntry["seat"][],
): WireEntry | undefined {
  const gone = undoneRevs(entries);
  return entries.find(
    (one) => one.rev > rev && one.by === "seat" && seats.includes(one.seat) && !gone.has(one.rev),
  );
}
