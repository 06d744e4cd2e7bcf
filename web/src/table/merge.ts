// How frames add up: each is right by itself, and what it leaves out still holds.
import type { ChatLine, Frame, Heard } from "$/generated/wire";

/** Entries in their order, none twice. */
function entries(before: Heard[], news: Heard[]): Heard[] {
  const last = before.at(-1)?.rev ?? 0;
  const fresh = news.filter((one) => one.rev > last);
  return fresh.length ? [...before, ...fresh] : before;
}

/** Lines in their order; a line that comes again has been changed. */
function lines(before: ChatLine[], news: ChatLine[]): ChatLine[] {
  if (!news.length) return before;
  const all = new Map([...before, ...news].map((line) => [line.number, line]));
  return [...all.values()].sort((one, other) => one.number - other.number);
}

/** All that is known after a frame: `heard` and `chat` grow, the rest is as it was told last. */
export function merge(before: Frame | null, news: Frame): Frame {
  const talkOnly = news.view == null && before !== null && news.rev === before.rev;
  return {
    ...news,
    heard: entries(before?.heard ?? [], news.heard ?? []),
    chat: lines(before?.chat ?? [], news.chat ?? []),
    people: news.people?.length ? news.people : (before?.people ?? []),
    view: news.view ?? before?.view ?? null,
    legal: talkOnly ? (before.legal ?? []) : (news.legal ?? []),
    asked: news.asked ?? [],
    clock: news.clock ?? [],
    opened: news.opened ?? 0,
  };
}
