// Every section of the rule reference has a name in every language.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import reference from "../generated/il-principe.rules.json";
import { normalised, slugify } from "$/table/rules";

it.each(["en", "fr", "it", "de"])("sections are named in %s", (language) => {
  const text = readFileSync(
    new URL(
      `../../../src/signoria/games/il_principe/locales/${language}/game.ftl`,
      import.meta.url,
    ),
    "utf8",
  );
  const missing = reference.sections.filter(
    ({ title }) => !text.includes(`\nsection-${slugify(title)} = `),
  );
  expect(missing).toEqual([]);
});

it("a search ignores case and accents", () => expect(normalised("Évêque")).toBe("eveque"));
