// Every text is in the catalogues for translators: components contain no words of their own, and
// every message that a component uses exists.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";

const SRC = import.meta.dirname;
const PACKAGE = join(SRC, "../../src/signoria");
const GAMES = join(PACKAGE, "games");
const CATALOGUES = [
  join(PACKAGE, "locales/en/web.ftl"),
  ...readdirSync(GAMES).flatMap((game) =>
    ["web", "site"].map((part) => join(GAMES, game, `locales/en/${part}.ftl`)),
  ),
].filter(existsSync);
const TEXT_ATTRIBUTES = new Set([
  "aria-label",
  "title",
  "placeholder",
  "alt",
  "label",
  "aria-description",
]);
const LETTERS = /\p{L}{2,}|[:;!?]/u; // also marks before which French leaves a space
const NAMES = /Signoria|https:\/\//g; // a name, and the beginning of an address

interface SyntaxNode {
  type?: string;
  name?: string;
  data?: string;
  value?: unknown;
  [key: string]: unknown;
}

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" });
const sources = files.filter(
  (file) => /\.(svelte|ts)$/.test(file) && !/test\.ts$|generated/.test(file),
);
const components = sources.filter((file) => file.endsWith(".svelte"));
const read = (file: string): string => readFileSync(join(SRC, file), "utf8");

const isWords = (text: string): boolean => LETTERS.test(text.replaceAll(NAMES, ""));

/**
 * Returns the possible texts of an expression, without arguments of functions and operands of
 * comparisons.
 */
function texts(node: unknown): string[] {
  const here = node as SyntaxNode;
  const [of, those] = [
    (key: string) => texts(here[key]),
    (key: string) => (here[key] as SyntaxNode[]).flatMap(texts),
  ];
  if (here.type === "Literal") return typeof here.value === "string" ? [here.value] : [];
  if (here.type === "TemplateElement") return [(here.value as { cooked: string }).cooked];
  if (here.type === "TemplateLiteral") return [...those("quasis"), ...those("expressions")];
  if (here.type === "ConditionalExpression") return [...of("consequent"), ...of("alternate")];
  if (
    here.type === "LogicalExpression" ||
    (here.type === "BinaryExpression" && here.operator === "+")
  )
    return [...of("left"), ...of("right")];
  return [];
}

/** Returns visible or spoken texts that are written in the markup itself. */
function ownWords(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const one of node) ownWords(one, found);
  else if (node && typeof node === "object") {
    const here = node as SyntaxNode;
    if (here.type === "Attribute" && !TEXT_ATTRIBUTES.has(here.name ?? "")) return found;
    if (here.type === "StyleDirective") return found;
    if (here.type === "Text" && isWords(here.data ?? "")) found.push((here.data ?? "").trim());
    if (here.type === "ExpressionTag") found.push(...texts(here.expression).filter(isWords));
    for (const [key, value] of Object.entries(here))
      if (key !== "css" && key !== "parent") ownWords(value, found);
  }
  return found;
}

const messages = new Set(
  CATALOGUES.flatMap((file) => readFileSync(file, "utf8").match(/^web-[a-z0-9-]+/gm) ?? []),
);
const used = sources.flatMap((file) =>
  [...read(file).matchAll(/(?<![.\w])say\(\s*(["`])([^"`]+)\1/g)].map((one) => one[2] ?? ""),
);
const whole = used.filter((one) => !one.includes("${"));
// Composed message names, such as `ip-effect-${colour}`.
const joined = sources.flatMap((file) =>
  [...read(file).matchAll(/`((?:web-)?[a-z][a-z0-9-]*-\$\{[^`]*)`/g)].map((one) => one[1] ?? ""),
);
const made = sources.flatMap((file) =>
  [...read(file).matchAll(/messageId\(\s*"([^"]+)"/g)].map((one) => `${one[1]}-\${}`),
);
const patterns = [...joined, ...made]
  .map((one) => one.replace(/^web-/, ""))
  .filter((one) => !one.startsWith("${")) // it would match any message
  .map((one) => new RegExp(`^web-${one.replaceAll(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`));

describe("texts", () => {
  test.each(components)("%s has no words of its own", (file) => {
    expect(ownWords(parse(read(file), { modern: true }).fragment)).toEqual([]);
  });

  test("words and colons inside expressions are found, names of messages are not", () => {
    const markup =
      '<p title={`${a}: 0`} class="some words">{b === "yes" ? say("message") : "No words"}</p>';
    expect(ownWords(parse(markup, { modern: true }).fragment)).toEqual([": 0", "No words"]);
  });

  test("every message in use is in the catalogue", () => {
    expect(whole.filter((one) => !messages.has(`web-${one}`))).toEqual([]);
  });

  test("every message of the catalogue is in use", () => {
    const used = new Set(whole.map((one) => `web-${one}`));
    const spare = [...messages].filter(
      (one) => !used.has(one) && !patterns.some((pattern) => pattern.test(one)),
    );
    // A table of messages may also name a message, as a separate string.
    const named = sources.map(read).join("\n");
    expect(spare.filter((one) => !named.includes(`"${one.slice(4)}"`))).toEqual([]);
  });
});
