// The views of Intrigue's recorded game, for tests.
import { readView, type Vocabulary } from "$/core/kinds";
import type { View } from "$/generated/intrigue.view";
import story from "$/generated/intrigue.story.json";
import words from "$/generated/intrigue.words.json";

export const storyViews: View[] = story.questions.map(
  ({ view }) => readView(words as Vocabulary, view) as View,
);
