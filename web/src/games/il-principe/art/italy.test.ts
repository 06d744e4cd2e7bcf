/**
 * Checks the map against the city cards: which city lies in, on the border of, or between which
 * regions.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cities, type Point, regions, stretches } from "./italy";

const csv = readFileSync(
  new URL("../../../../../src/signoria/games/il_principe/cities.csv", import.meta.url),
  "utf8",
);
const rows = csv
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .slice(1);
const touching: Record<string, string[]> = {};
for (const name of Object.keys(stretches)) {
  touching[name] = name.toLowerCase().match(/blue|green|violet|red|brown|yellow/g) ?? [];
}

function onBorder(at: Point): string[] {
  const found = Object.entries(stretches).filter(([, line]) =>
    line.some(([x, y]) => x === at[0] && y === at[1]),
  );
  return [...new Set(found.flatMap(([name]) => touching[name] ?? []))].sort();
}

function corners(path: string): Point[] {
  const first = /^M([\d.-]+) ([\d.-]+)/.exec(path)!;
  const rest = [...path.matchAll(/C[\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+ ([\d.-]+) ([\d.-]+)/g)];
  return [first, ...rest].map((m) => [Number(m[1]), Number(m[2])] as const);
}

function inside([x, y]: Point, ring: readonly Point[]): boolean {
  return ring.reduce((odd, [a, b], i) => {
    const [c, d] = ring[(i + 1) % ring.length]!;
    return b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a ? !odd : odd;
  }, false);
}

test("every city lies where its card says", () => {
  expect(rows).toHaveLength(cities.length);
  rows.forEach((row, c) => {
    const [, size, , , , , , named] = row.split(",");
    const city = cities[c]!;
    const want = named!.split(" ").sort();
    expect(city.size).toBe(["small", "medium", "large"].indexOf(size!) + 1);
    const on = onBorder(city.at);
    const within = regions
      .filter((r) => inside(city.at, corners(r.path)))
      .map((r) => r.token as string);
    expect(city.size === 1 ? within : on, row).toEqual(want);
  });
});

test("shields and names stay inside their regions", () => {
  for (const region of regions) {
    const ring = corners(region.path);
    for (const at of [region.label, ...(region.along ?? []), ...region.slots])
      expect(inside(at, ring), region.token).toBe(true);
  }
});
