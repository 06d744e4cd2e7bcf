// The texts of the page, from the same Fluent catalogues as the server and the terminal.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { servedGame } from "$/core/served-games";

/** A language with a folder of texts, such as `fr`. */
export type Language = string;
export type Args = Record<string, FluentVariable>;

type Load = () => Promise<string>;

// The texts of the server and the page, those of each game, and those that a language adds to games.
// Commands are given in a terminal alone.
const files = import.meta.glob<string>(
  ["$locales/*/*.ftl", "$locales/*/*/*.ftl", "$games/[a-z]*/locales/*/*.ftl", "!**/commands.ftl"],
  { query: "?raw", import: "default" },
);
const OWN = /\/games\/(?<game>\w+)\/locales\/(?<lang>\w\w)\/(?<part>[\w-]+)\.ftl$/;
const ADDED = /\/locales\/(?<lang>\w\w)\/(?:(?<game>[\w-]+)\/)?(?<part>[\w-]+)\.ftl$/;

/** The texts by language and part: `general`, `web`, or a file of a game behind its name. */
const parts: Record<Language, Record<string, Load>> = {};
for (const [path, load] of Object.entries(files)) {
  const { lang = "", game, part } = (OWN.exec(path) ?? ADDED.exec(path))?.groups ?? {};
  (parts[lang] ??= {})[game ? `${game.replaceAll("_", "-")}/${part}` : `${part}`] = load;
}

/** The languages with texts of the page, English first. */
export const LANGUAGES: Language[] = Object.keys(parts)
  .filter((lang) => parts[lang]?.web)
  .sort((one, other) => Number(other === "en") - Number(one === "en") || (one < other ? -1 : 1));

/** A missing or broken message. The page shows no substitute for it. */
export class MissingMessage extends Error {}

let language = $state<Language>("en");
let bundles = $state.raw<Record<string, FluentBundle>>({});
const names = new Set(["web"]);
const games = new Set<string>(); // games whose texts for pages are loaded

/** The language of the page; reactive. */
export const locale = {
  get language(): Language {
    return language;
  },
};

/** Returns the best supported language for the preferences of a browser or an account. */
export function bestLanguage(wanted: readonly string[]): Language {
  const short = wanted.map((one) => one.slice(0, 2).toLowerCase());
  return short.find((one) => LANGUAGES.includes(one)) ?? "en";
}

async function text(lang: Language, part: string): Promise<string> {
  const load = parts[lang]?.[part];
  if (!load) throw new MissingMessage(`${lang}/${part}.ftl is missing`);
  return load();
}

// Of a game's texts, these are for its own table, and for pages of the whole site.
const isPage = (part: string): boolean => /\/(?:web|site)$/.test(part);

/** Returns the parts of a catalogue: of all pages (`web`), or of a game with the server's. */
function partsOf(lang: Language, name: string): string[] {
  const all = Object.keys(parts[lang] ?? {});
  if (name === "web") {
    const site = all.filter((part) => part.endsWith("/site"));
    return ["web", ...site, ...[...games].map((game) => `${game}/web`)];
  }
  return [...all.filter((part) => part.startsWith(`${name}/`) && !isPage(part)), "general"];
}

/** Returns the texts of a catalogue. The server sends those of a game that the build lacks. */
async function textsOf(lang: Language, name: string): Promise<string[]> {
  const own = Promise.all(partsOf(lang, name).map((one) => text(lang, one)));
  if (name === "web" || parts.en?.[`${name}/game`]) return own;
  return [...(await servedGame(name, lang)).texts, ...(await own)];
}

async function makeBundle(lang: Language, name: string): Promise<FluentBundle> {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const part of await textsOf(lang, name)) {
    made.addResource(new FluentResource(part));
  }
  return made;
}

/** Switches to a language and updates all texts on the screen. */
export async function setLanguage(lang: Language): Promise<void> {
  const found = await Promise.all(
    [...names].map(async (one) => [one, await makeBundle(lang, one)] as const),
  );
  bundles = Object.fromEntries(found);
  language = lang;
  document.documentElement.lang = lang;
}

/** Loads the catalogue of a game, for this language and later ones. */
export async function loadCatalogue(name: string): Promise<void> {
  if (names.has(name) && bundles[name]) return;
  names.add(name);
  // Awaited first, because another catalogue may be added meanwhile.
  const made = await makeBundle(language, name);
  bundles = { ...bundles, [name]: made };
}

/** Loads the texts of a game that only pages show, if it has any. */
export async function loadBoardMessages(game: string): Promise<void> {
  if (games.has(game) || !parts[language]?.[`${game}/web`]) return;
  games.add(game);
  const web = await makeBundle(language, "web");
  bundles = { ...bundles, web };
}

/** Returns whether a catalogue is loaded; reactive. */
export const isLoaded = (name: string): boolean => name in bundles;

/** Returns whether a catalogue has a message. */
export const hasMessage = (catalogue: string, message: string): boolean =>
  bundles[catalogue]?.hasMessage(message) ?? false;

/** Returns the attributes of a message. */
export function messageForms(catalogue: string, message: string): string[] {
  return Object.keys(bundles[catalogue]?.getMessage(message)?.attributes ?? {});
}

/**
 * Returns whether a number is a small integer. All supported languages write it alike, so the slow
 * start of Intl can be avoided.
 */
const isSmall = (number: number): boolean => Number.isInteger(number) && Math.abs(number) < 1000;

class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const param = (value: FluentVariable): FluentVariable =>
  typeof value === "number" && isSmall(value) ? new SmallNumber(value) : value;
const params = (args: Args): Args =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, param(value)]));

/** Formats a message of a catalogue; reactive to the language. */
export function phrase(
  catalogue: string,
  message: string,
  args: Args = {},
  attribute = "",
): string {
  const bundle = bundles[catalogue];
  const found = bundle?.getMessage(message);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  if (!bundle || pattern == null)
    throw new MissingMessage(`${language}/${catalogue}: ${message} ${attribute}`);
  const errors: Error[] = [];
  const formatted = bundle.formatPattern(pattern, params(args), errors);
  if (errors[0])
    throw new MissingMessage(`${language}/${catalogue}: ${message}: ${errors[0].message}`);
  return formatted;
}

/** Formats a message of the page itself. */
export const say = (message: string, args: Args = {}): string =>
  phrase("web", `web-${message}`, args);

/** Formats a date and time in the reader's language. */
export const formatDate = (
  at: number,
  style: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" },
): string => new Intl.DateTimeFormat(language, style).format(at);

/** Formats a number in the reader's language. */
export const formatNumber = (number: number): string =>
  isSmall(number) ? `${number}` : new Intl.NumberFormat(language).format(number);
