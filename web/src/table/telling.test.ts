// The browser tells a game in the very sentences of the server's log.
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Vocabulary } from "$/house/figures";
import { LANGUAGES, learn, speak } from "$/house/words.svelte";
import principeStory from "../generated/il-principe.story.json";
import principeWords from "../generated/il-principe.words.json";
import princesStory from "../generated/princes.story.json";
import princesWords from "../generated/princes.words.json";
import { Telling, type Told, type Wish } from "$/table/telling";

vi.stubGlobal("document", { documentElement: {} });
const games = [
  { slug: "il-principe", story: principeStory, words: principeWords },
  { slug: "princes", story: princesStory, words: princesWords },
];

describe.each(games)("$slug", ({ slug, story, words }) => {
  const telling = new Telling(words as Vocabulary, () => story.names);

  describe.each(LANGUAGES)("in %s", (language) => {
    beforeAll(async () => {
      await speak(language);
      await learn(slug);
    });

    it("tells events", () => {
      const told = story.events.map((event) => telling.event(event as unknown as Told));
      expect(told).toEqual(story.told[language].events);
    });

    it("names wishes", () => {
      const told = story.actions.map((wish) => telling.action(wish as unknown as Wish));
      expect(told).toEqual(story.told[language].actions);
    });

    it("says what is being decided", () => {
      const told = story.questions.map(({ view, asked }) => telling.agenda(view, asked));
      expect(told).toEqual(story.questions.map(({ said }) => said[language]));
    });
  });
});
