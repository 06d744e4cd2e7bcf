// The browser describes a game in the same sentences as the server's log.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { readAction, readEvent, readView, type Vocabulary, writeAction } from "$/core/kinds";
import { LANGUAGES, loadCatalogue, setLanguage } from "$/core/messages.svelte";
import principe from "../generated/il-principe.story.json";
import principeWords from "../generated/il-principe.words.json";
import intrigue from "../generated/intrigue.story.json";
import intrigueWords from "../generated/intrigue.words.json";
import princes from "../generated/princes.story.json";
import princesWords from "../generated/princes.words.json";
import type { GameEvent } from "$/table/events";
import { type Action, GameText } from "$/table/game-text";

vi.stubGlobal("document", { documentElement: {} });
type Said = Record<string, string>; // by language
type Texts = Record<string, { events: string[]; actions: string[] }>;
const games = [
  { words: principeWords as Vocabulary, story: principe },
  { words: intrigueWords as Vocabulary, story: intrigue },
  { words: princesWords as Vocabulary, story: princes },
];
const cases = games.flatMap((game) =>
  LANGUAGES.map((language) => ({ ...game, slug: game.words.game, language })),
);

describe.each(cases)("$slug in $language", ({ words, story, slug, language }) => {
  const text = new GameText(words, () => story.names);
  beforeAll(async () => {
    await setLanguage(language);
    await loadCatalogue(slug);
  });

  it("describes events", () => {
    const texts = story.events.map((event) =>
      text.event(readEvent(words, event as unknown as GameEvent)),
    );
    expect(texts).toEqual((story.texts as Texts)[language]?.events);
  });

  it("names actions", () => {
    const nameless = new GameText(words, () => []); // a menu belongs to no table
    const texts = story.actions.map((action) =>
      nameless.action(readAction(words, action as unknown as Action)),
    );
    expect(texts).toEqual((story.texts as Texts)[language]?.actions);
  });

  it("writes actions as the server sends them", () => {
    const actions = story.actions as unknown as Action[];
    const written = actions.map((action) => writeAction(words, readAction(words, action)));
    expect(written).toEqual(actions);
  });

  it("describes the current decision", () => {
    const texts = story.questions.map(({ view, to_move }) =>
      text.agenda(readView(words, view) as Record<string, unknown>, to_move),
    );
    expect(texts).toEqual(story.questions.map(({ said }) => (said as Said)[language]));
  });
});
