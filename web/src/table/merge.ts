// How frames add up: each is right by itself, and what it leaves out still holds.
import type { ChatLine, Frame, Heard } from "$/generated/wire";

/** Where the events of a game have a sum that fades from the log. */
export type Sums = Readonly<Record<string, number>>;

/** In the place of a sum that is not shown. */
const HIDDEN = -9;

/** Entries in their order, none twice; after the game they may all come again, with their sums. */
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

/** An entry without its sums; itself if it has none. The wish would tell them as well. */
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

/** What is kept of entries whose sums have faded. */
const remembered = (kept: Heard[], before: number, sums: Sums): Heard[] =>
  before ? kept.map((entry) => (entry.rev < before ? fade(entry, sums) : entry)) : kept;

/** Whether sums are kept back in what is known. */
export const veiled = (known: Frame, sums: Sums): boolean =>
  (known.heard ?? []).some((entry) =>
    entry.told.some((fact) => fact[sums[String(fact[0])] ?? -1] === HIDDEN),
  );

/** Lines in their order; a line that comes again has been changed. */
function lines(before: ChatLine[], news: ChatLine[]): ChatLine[] {
  if (!news.length) return before;
  const all = new Map([...before, ...news].map((line) => [line.number, line]));
  return [...all.values()].sort((one, other) => one.number - other.number);
}

/** All that is known after a frame: `heard` and `chat` grow, the rest is as it was told last. */
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
