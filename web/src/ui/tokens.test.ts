/**
 * Checks the colours: readable text in every theme; buildings and seats that every eye can tell
 * apart.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Three = [number, number, number];
const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const building = ["green", "white", "red", "blue", "yellow"].map((c) => `building-${c}`);
const seat = [1, 2, 3, 4, 5].map((s) => `seat-${s}`);
const region = ["blue", "green", "violet", "red", "brown", "yellow"].map((c) => `region-${c}`);

function theme(name: string): Record<string, string> {
  const block = new RegExp(`html\\[data-theme="${name}"\\] \\{([^}]*)\\}`).exec(css)![1]!;
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map((m) => [m[1]!, m[2]!]),
  );
}

const linear = (hex: string): Three =>
  [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Three;
const light = ([r, g, b]: Three): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(a: string, b: string): number {
  const [x, y] = [light(linear(a)), light(linear(b))];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Machado, Oliveira and Fernandes 2009, full severity. */
const eyes: Record<string, readonly Three[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seen(hex: string, eye: string): Three {
  const c = linear(hex);
  const [r, g, b] = eyes[eye]!.map((row) =>
    Math.min(1, Math.max(0, row[0] * c[0] + row[1] * c[1] + row[2] * c[2])),
  ) as Three;
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = [
    f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047),
    f(light([r, g, b])),
    f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883),
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Returns the smallest CIE 1976 distance between two colours: 2.3 is just noticeable. */
function nearest(names: readonly string[], tokens: Record<string, string>, eye: string): number {
  const all = names.map((name) => seen(tokens[name]!, eye));
  return Math.min(
    ...all.flatMap((p, i) =>
      all.slice(i + 1).map((q) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])),
    ),
  );
}

describe.each(["light", "dark", "contrast"])("%s", (name) => {
  const tokens = theme(name);
  const grounds = ["ground", "ground-raised", "ground-sunk"];
  const atLeast = (a: string, b: string, want: number) =>
    expect(contrast(tokens[a]!, tokens[b]!), `${a} on ${b}`).toBeGreaterThanOrEqual(want);

  test("text is readable on every ground", () => {
    for (const ground of grounds) {
      for (const ink of ["ink", "ink-soft", "ink-faint", "accent", "positive", "warning", "danger"])
        atLeast(ink, ground, 4.5);
      atLeast("focus", ground, 3);
    }
    atLeast("gold", "ground", 3);
    atLeast("accent-ink", "accent", 4.5);
  });

  test("text is readable on seats, buildings and the map", () => {
    for (const field of [...seat, ...building]) atLeast(`${field}-ink`, field, 4.5);
    for (const land of [...region, "sea", "land"]) atLeast("ink", land, 4.5);
    for (const land of region) atLeast("map-ink", land, 3);
    atLeast("building-edge", "ground", 3);
  });

  test.each(Object.keys(eyes))("buildings and seats stay apart: %s", (eye) => {
    expect(nearest(building, tokens, eye)).toBeGreaterThan(20);
    expect(nearest(seat, tokens, eye)).toBeGreaterThan(15);
  });
});
