// The texts of the page, from the same Fluent catalogues as the server and the terminal.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>("$locales/*/*.ftl", { query: "?raw", import: "default" });

/** A missing or broken message. The page shows no substitute for it. */
export class MissingMessage extends Error {}

let language = $state<Language>("en");
let bundles = $state.raw<Record<string, FluentBundle>>({});
const names = new Set(["web"]);
const boardCatalogues = new Set<string>(); // catalogues with page texts for the tables of single games

/** The language of the page; reactive. */
export const locale = {
  get language(): Language {
    return language;
  },
};

/** Returns the best supported language for the preferences of a browser or an account. */
export function bestLanguage(wanted: readonly string[]): Language {
  const short = wanted.map((one) => one.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((one) => one === short.find((two) => LANGUAGES.includes(two as Language))) ??
    "en"
  );
}

async function text(lang: Language, name: string): Promise<string> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${lang}/${name}.ftl`));
  if (!found) throw new MissingMessage(`${lang}/${name}.ftl is missing`);
  return found[1]();
}

/** Returns further files of a game's catalogue, such as `princes-cards`. */
function extraFiles(lang: Language, name: string): string[] {
  const found = Object.keys(files).map((path) => path.split(`/${lang}/`)[1] ?? "");
  return found
    .filter((file) => file.startsWith(`${name}-`))
    .map((file) => file.replace(".ftl", ""));
}

async function makeBundle(lang: Language, name: string): Promise<FluentBundle> {
  const made = new FluentBundle(lang, { useIsolating: false });
  const parts =
    name === "web" ? ["web", ...boardCatalogues] : [name, ...extraFiles(lang, name), "general"];
  for (const part of await Promise.all(parts.map((one) => text(lang, one)))) {
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

/** Loads the page texts for the tables of a game, if that game has a catalogue for them. */
export async function loadBoardMessages(game: string): Promise<void> {
  const name = `web-${game}`;
  if (
    boardCatalogues.has(name) ||
    !Object.keys(files).some((path) => path.endsWith(`/${name}.ftl`))
  )
    return;
  boardCatalogues.add(name);
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
