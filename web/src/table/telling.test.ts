// The browser describes a game in the same sentences as the server's log.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES, learn, speak } from "$/house/words.svelte";
import principe from "../generated/il-principe.story.json";
import principeWords from "../generated/il-principe.words.json";
import intrigue from "../generated/intrigue.story.json";
import intrigueWords from "../generated/intrigue.words.json";
import princes from "../generated/princes.story.json";
import princesWords from "../generated/princes.words.json";
import { Telling, type Told, type Wish } from "$/table/telling";

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
  const telling = new Telling(words, () => story.names);
  beforeAll(async () => {
    await speak(language);
    await learn(slug);
  });

  it("describes events", () => {
    const told = story.events.map((event) => telling.event(event as unknown as Told));
    expect(told).toEqual(story.told[language].events);
  });

  it("names actions", () => {
    const nameless = new Telling(words, () => []); // a menu belongs to no table
    const told = story.actions.map((wish) => nameless.action(wish as unknown as Wish));
    expect(told).toEqual(story.told[language].actions);
  });

  it("describes the current decision", () => {
    const told = story.questions.map(({ view, asked }) =>
      telling.agenda(view as Record<string, unknown>, asked),
    );
    expect(told).toEqual(story.questions.map(({ said }) => said[language]));
  });
});
