// The texts of the page, from the same Fluent catalogues as the server and the terminal.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>("$locales/*/*.ftl", { query: "?raw", import: "default" });

/** A missing or broken message. The page shows no substitute for it. */
export class NoWords extends Error {}

let language = $state<Language>("en");
let opened = $state.raw<Record<string, FluentBundle>>({});
const names = new Set(["web"]);
const rooms = new Set<string>(); // catalogues with page texts for the tables of single games

/** The language of the page; reactive. */
export const speech = {
  get language(): Language {
    return language;
  },
};

/** Returns the best supported language for the preferences of a browser or an account. */
export function nearest(wished: readonly string[]): Language {
  const short = wished.map((one) => one.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((one) => one === short.find((two) => LANGUAGES.includes(two as Language))) ??
    "en"
  );
}

async function text(lang: Language, name: string): Promise<string> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${lang}/${name}.ftl`));
  if (!found) throw new NoWords(`${lang}/${name}.ftl is missing`);
  return found[1]();
}

/** Returns further files of a game's catalogue, such as `princes-cards`. */
function beside(lang: Language, name: string): string[] {
  const found = Object.keys(files).map((path) => path.split(`/${lang}/`)[1] ?? "");
  return found
    .filter((file) => file.startsWith(`${name}-`))
    .map((file) => file.replace(".ftl", ""));
}

async function bundle(lang: Language, name: string): Promise<FluentBundle> {
  const made = new FluentBundle(lang, { useIsolating: false });
  const parts = name === "web" ? ["web", ...rooms] : [name, ...beside(lang, name), "house"];
  for (const part of await Promise.all(parts.map((one) => text(lang, one)))) {
    made.addResource(new FluentResource(part));
  }
  return made;
}

/** Switches to a language and updates all texts on the screen. */
export async function speak(lang: Language): Promise<void> {
  const found = await Promise.all(
    [...names].map(async (one) => [one, await bundle(lang, one)] as const),
  );
  opened = Object.fromEntries(found);
  language = lang;
  document.documentElement.lang = lang;
}

/** Loads the catalogue of a game, for this language and later ones. */
export async function learn(name: string): Promise<void> {
  if (names.has(name) && opened[name]) return;
  names.add(name);
  // Awaited first, because another catalogue may be added meanwhile.
  const made = await bundle(language, name);
  opened = { ...opened, [name]: made };
}

/** Loads the page texts for the tables of a game, if that game has a catalogue for them. */
export async function furnish(game: string): Promise<void> {
  const name = `web-${game}`;
  if (rooms.has(name) || !Object.keys(files).some((path) => path.endsWith(`/${name}.ftl`))) return;
  rooms.add(name);
  const web = await bundle(language, "web");
  opened = { ...opened, web };
}

/** Returns whether a catalogue is loaded; reactive. */
export const knows = (name: string): boolean => name in opened;

/** Returns whether a catalogue has a message. */
export const has = (catalogue: string, message: string): boolean =>
  opened[catalogue]?.hasMessage(message) ?? false;

/** Returns the attributes of a message. */
export function forms(catalogue: string, message: string): string[] {
  return Object.keys(opened[catalogue]?.getMessage(message)?.attributes ?? {});
}

/**
 * Returns whether a number is a small integer. All supported languages write it alike, so the slow
 * start of Intl can be avoided.
 */
const few = (number: number): boolean => Number.isInteger(number) && Math.abs(number) < 1000;

class Few extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const figure = (value: FluentVariable): FluentVariable =>
  typeof value === "number" && few(value) ? new Few(value) : value;
const figures = (args: Args): Args =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, figure(value)]));

/** Formats a message of a catalogue; reactive to the language. */
export function phrase(
  catalogue: string,
  message: string,
  args: Args = {},
  attribute = "",
): string {
  const words = opened[catalogue];
  const found = words?.getMessage(message);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  if (!words || pattern == null)
    throw new NoWords(`${language}/${catalogue}: ${message} ${attribute}`);
  const errors: Error[] = [];
  const said = words.formatPattern(pattern, figures(args), errors);
  if (errors[0]) throw new NoWords(`${language}/${catalogue}: ${message}: ${errors[0].message}`);
  return said;
}

/** Formats a message of the page itself. */
export const say = (message: string, args: Args = {}): string =>
  phrase("web", `web-${message}`, args);

/** Formats a date and time in the reader's language. */
export const dated = (
  at: number,
  style: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" },
): string => new Intl.DateTimeFormat(language, style).format(at);

/** Formats a number in the reader's language. */
export const counted = (number: number): string =>
  few(number) ? `${number}` : new Intl.NumberFormat(language).format(number);
