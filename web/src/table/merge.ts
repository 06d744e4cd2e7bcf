// Merges frames. Fields that a new frame leaves out keep their values.
import { HIDDEN } from "$/generated/kernel.numbers";
import type { ChatLine, Frame, WireEntry } from "$/generated/wire";

/** The position of a sum that later disappears from the log, by event. */
export type Sums = Readonly<Record<string, number>>;

/**
 * Appends new entries, each once. After the game the server may send all entries again, with their
 * sums.
 */
function mergeEntries(before: WireEntry[], news: WireEntry[]): WireEntry[] {
  const last = before.at(-1)?.rev ?? 0;
  if (news[0] && before[0] && news[0].rev <= before[0].rev && (news.at(-1)?.rev ?? 0) >= last)
    return news;
  const fresh = news.filter((one) => one.rev > last);
  return fresh.length ? [...before, ...fresh] : before;
}

const hasSum = (sums: Sums, event: readonly unknown[]): boolean => {
  const at = sums[String(event[0])];
  return at !== undefined && event[at] !== HIDDEN;
};

/**
 * Hides the sums of an entry, and its action, which would reveal them. An entry without sums stays
 * as it is.
 */
function hideSums(entry: WireEntry, sums: Sums): WireEntry {
  const events = entry.events;
  if (!events.some((event) => hasSum(sums, event))) return entry;
  const without = events.map((event) =>
    hasSum(sums, event)
      ? event.map((value, at) => (at === sums[String(event[0])] ? HIDDEN : value))
      : event,
  );
  return { ...entry, action: null, events: without };
}

/** Hides the sums in all entries before a revision. */
const hideOldSums = (entries: WireEntry[], before: number, sums: Sums): WireEntry[] =>
  before ? entries.map((entry) => (entry.rev < before ? hideSums(entry, sums) : entry)) : entries;

/** Returns whether a frame has hidden sums. */
export const hasHiddenSums = (known: Frame, sums: Sums): boolean =>
  (known.entries ?? []).some((entry) =>
    entry.events.some((event) => event[sums[String(event[0])] ?? -1] === HIDDEN),
  );

/** Adds chat lines in their order. A repeated number replaces the line. */
function mergeChat(before: ChatLine[], news: ChatLine[]): ChatLine[] {
  if (!news.length) return before;
  const all = new Map([...before, ...news].map((line) => [line.number, line]));
  return [...all.values()].sort((one, other) => one.number - other.number);
}

/**
 * Merges a frame into the known state: `entries` and `chat` grow, other fields take their latest
 * values.
 */
export function merge(before: Frame | null, news: Frame, sums: Sums = {}): Frame {
  const talkOnly = news.view == null && before !== null && news.rev === before.rev;
  return {
    ...news,
    entries: hideOldSums(
      mergeEntries(before?.entries ?? [], news.entries ?? []),
      news.sums_shown_from ?? 0,
      sums,
    ),
    chat: mergeChat(before?.chat ?? [], news.chat ?? []),
    people: news.people?.length ? news.people : (before?.people ?? []),
    view: news.view ?? before?.view ?? null,
    legal: talkOnly ? (before.legal ?? []) : (news.legal ?? []),
    to_move: news.to_move ?? [],
    clock: news.clock ?? [],
    decision: news.decision ?? 0,
  };
}
