// What the page says: the same Fluent catalogues as everywhere in the house.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>("$locales/*/*.ftl", { query: "?raw", import: "default" });

/** What is wrong with a catalogue: nothing is shown in its place. */
export class NoWords extends Error {}

let language = $state<Language>("en");
let opened = $state.raw<Record<string, FluentBundle>>({});
const names = new Set(["web"]);
const rooms = new Set<string>(); // what the page says at the tables of games that have words of their own

/** The language that the page speaks; reactive. */
export const speech = {
  get language(): Language {
    return language;
  },
};

/** The language that fits best what a browser or an account wishes. */
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

/** The files that begin like a game's own, such as `princes-cards`: parts of its catalogue. */
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

/** Speak a language from now on; what is on the screen is said anew. */
export async function speak(lang: Language): Promise<void> {
  const found = await Promise.all(
    [...names].map(async (one) => [one, await bundle(lang, one)] as const),
  );
  opened = Object.fromEntries(found);
  language = lang;
  document.documentElement.lang = lang;
}

/** Have the words of a game at hand, in this language and in every later one. */
export async function learn(name: string): Promise<void> {
  if (names.has(name) && opened[name]) return;
  names.add(name);
  const made = await bundle(language, name); // others may come meanwhile
  opened = { ...opened, [name]: made };
}

/** Have at hand what the page says at the tables of a game, where that game has a catalogue for it. */
export async function furnish(game: string): Promise<void> {
  const name = `web-${game}`;
  if (rooms.has(name) || !Object.keys(files).some((path) => path.endsWith(`/${name}.ftl`))) return;
  rooms.add(name);
  const web = await bundle(language, "web");
  opened = { ...opened, web };
}

/** Whether a catalogue is at hand; reactive. */
export const knows = (name: string): boolean => name in opened;

/** Whether a catalogue has a message. */
export const has = (catalogue: string, message: string): boolean =>
  opened[catalogue]?.hasMessage(message) ?? false;

/** The forms of a message besides its value. */
export function forms(catalogue: string, message: string): string[] {
  return Object.keys(opened[catalogue]?.getMessage(message)?.attributes ?? {});
}

/** Whether a number is small and whole: all our languages write it alike, and Intl, which is slow to begin, need not be asked. */
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

/** A message of a catalogue, with its figures filled in; reactive to the language. */
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

/** A message of the page itself. */
export const say = (message: string, args: Args = {}): string =>
  phrase("web", `web-${message}`, args);

/** A date and time as the reader's language writes it. */
export const dated = (
  at: number,
  style: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" },
): string => new Intl.DateTimeFormat(language, style).format(at);

/** A number as the reader's language writes it. */
export const counted = (number: number): string =>
  few(number) ? `${number}` : new Intl.NumberFormat(language).format(number);
