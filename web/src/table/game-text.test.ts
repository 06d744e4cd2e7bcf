// The browser describes a game in the same sentences as the server's log.
import { beforeAll, describe, expect, it, vi } from "vitest";
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
const games = [
  { words: principeWords, story: principe },
  { words: intrigueWords, story: intrigue },
  { words: princesWords, story: princes },
];
const cases = games.flatMap((game) =>
  LANGUAGES.map((language) => ({ ...game, slug: game.words.slug, language })),
);

describe.each(cases)("$slug in $language", ({ words, story, slug, language }) => {
  const text = new GameText(words, () => story.names);
  beforeAll(async () => {
    await setLanguage(language);
    await loadCatalogue(slug);
  });

  it("describes events", () => {
    const texts = story.events.map((event) => text.event(event as unknown as GameEvent));
    expect(texts).toEqual(story.texts[language].events);
  });

  it("names actions", () => {
    const nameless = new GameText(words, () => []); // a menu belongs to no table
    const texts = story.actions.map((action) => nameless.action(action as unknown as Action));
    expect(texts).toEqual(story.texts[language].actions);
  });

  it("describes the current decision", () => {
    const texts = story.questions.map(({ view, to_move }) =>
      text.agenda(view as Record<string, unknown>, to_move),
    );
    expect(texts).toEqual(story.questions.map(({ said }) => said[language]));
  });
});
