// Everything of a game's page is in its folder: nothing else names a game.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const GAMES = import.meta.dirname;
const SRC = join(GAMES, "..");
const slugs = readdirSync(GAMES, { withFileTypes: true })
  .filter((one) => one.isDirectory() && one.name !== "generic")
  .map((one) => one.name);
const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.(svelte|ts|css)$/.test(file) && !/test\.ts$|^generated/.test(file),
);
const outside = (slug: string): string[] =>
  sources.filter((file) => !file.startsWith(join("games", slug) + "/"));

test("there are several games", () => {
  expect(slugs.length).toBeGreaterThan(2);
  expect(sources.length).toBeGreaterThan(200);
});

test.each(slugs)("no file outside its folder names %s", (slug) => {
  const word = new RegExp(`(?<![\\w-])${slug}(?![\\w-])`);
  expect(outside(slug).filter((file) => word.test(readFileSync(join(SRC, file), "utf8")))).toEqual(
    [],
  );
});
