// Merges frames. Fields that a new frame leaves out keep their values.
import type { ChatLine, Frame, Heard } from "$/generated/wire";

/** The position of a sum that later disappears from the log, by event. */
export type Sums = Readonly<Record<string, number>>;

/** Replaces a hidden sum. */
const HIDDEN = -9;

/**
 * Appends new entries, each once. After the game the server may send all entries again, with their
 * sums.
 */
function entries(before: Heard[], news: Heard[]): Heard[] {
  const last = before.at(-1)?.rev ?? 0;
  if (news[0] && before[0] && news[0].rev <= before[0].rev && (news.at(-1)?.rev ?? 0) >= last)
    return news;
  const fresh = news.filter((one) => one.rev > last);
  return fresh.length ? [...before, ...fresh] : before;
}

const hasSum = (sums: Sums, fact: readonly unknown[]): boolean => {
  const at = sums[String(fact[0])];
  return at !== undefined && fact[at] !== HIDDEN;
};

/**
 * Hides the sums of an entry, and its action, which would reveal them. An entry without sums stays
 * as it is.
 */
function fade(entry: Heard, sums: Sums): Heard {
  const told = entry.told;
  if (!told.some((fact) => hasSum(sums, fact))) return entry;
  const without = told.map((fact) =>
    hasSum(sums, fact)
      ? fact.map((figure, at) => (at === sums[String(fact[0])] ? HIDDEN : figure))
      : fact,
  );
  return { ...entry, do: null, told: without };
}

/** Hides the sums in all entries before a revision. */
const remembered = (kept: Heard[], before: number, sums: Sums): Heard[] =>
  before ? kept.map((entry) => (entry.rev < before ? fade(entry, sums) : entry)) : kept;

/** Returns whether a frame has hidden sums. */
export const veiled = (known: Frame, sums: Sums): boolean =>
  (known.heard ?? []).some((entry) =>
    entry.told.some((fact) => fact[sums[String(fact[0])] ?? -1] === HIDDEN),
  );

/** Adds chat lines in their order. A repeated number replaces the line. */
function lines(before: ChatLine[], news: ChatLine[]): ChatLine[] {
  if (!news.length) return before;
  const all = new Map([...before, ...news].map((line) => [line.number, line]));
  return [...all.values()].sort((one, other) => one.number - other.number);
}

/**
 * Merges a frame into the known state: `heard` and `chat` grow, other fields take their latest
 * values.
 */
export function merge(before: Frame | null, news: Frame, sums: Sums = {}): Frame {
  const talkOnly = news.view == null && before !== null && news.rev === before.rev;
  return {
    ...news,
    heard: remembered(entries(before?.heard ?? [], news.heard ?? []), news.faded ?? 0, sums),
    chat: lines(before?.chat ?? [], news.chat ?? []),
    people: news.people?.length ? news.people : (before?.people ?? []),
    view: news.view ?? before?.view ?? null,
    legal: talkOnly ? (before.legal ?? []) : (news.legal ?? []),
    asked: news.asked ?? [],
    clock: news.clock ?? [],
    opened: news.opened ?? 0,
  };
}
