// The rule reference of a game: sections, rules, and their sources in the rulebooks.
import { type Args, hasMessage, locale, messageForms, phrase } from "$/core/messages.svelte";
import { servedGame } from "$/core/served-games";

export interface Rule {
  id: string;
  /** The edition, and the heading in its rulebook. */
  sources: [string, string][];
}

export interface Reference {
  editions: Record<string, string>;
  sections: { title: string; rules: Rule[] }[];
}

const references = import.meta.glob<Reference>("../generated/*.rules.json", { import: "default" });

/** Loads the rule reference of a game; null if it has none. */
export async function loadReference(slug: string): Promise<Reference | null> {
  const built = references[`../generated/${slug}.rules.json`];
  if (built) return built();
  const served = await servedGame(slug, locale.language).catch(() => null);
  return (served?.reference ?? null) as Reference | null;
}

/** Returns a rule by its id. */
export const ruleOf = (reference: Reference, id: string): Rule | undefined =>
  reference.sections.flatMap((section) => section.rules).find((rule) => rule.id === id);

/** Returns the name of a section in the reader's language. */
export function sectionTitle(slug: string, title: string): string {
  const message = `section-${slugify(title)}`;
  return hasMessage(slug, message) ? phrase(slug, message) : title;
}

/** Returns the name of an edition of the rulebook. */
export const editionName = (slug: string, reference: Reference, edition: string): string =>
  hasMessage(slug, `edition-${edition}`)
    ? phrase(slug, `edition-${edition}`)
    : (reference.editions[edition] ?? edition);

/** Converts a title to a part of a message's name. */
export const slugify = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const form = (slug: string, id: string, attribute: string, args: Args = {}): string =>
  messageForms(slug, `rule-${id}`).includes(attribute)
    ? phrase(slug, `rule-${id}`, args, attribute)
    : "";

/** Return the title, text and interpretation of a rule; empty if it has none. */
export const ruleTitle = (slug: string, id: string): string => form(slug, id, "title");
export const ruleText = (slug: string, id: string): string =>
  hasMessage(slug, `rule-${id}`) ? phrase(slug, `rule-${id}`) : "";
export const ruleInterpretation = (slug: string, id: string): string =>
  form(slug, id, "interpretation");

/** Normalises text for a search: lower case, no accents. */
export const normalised = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Returns whether a rule contains every word of a search. */
export function matches(slug: string, rule: Rule, search: string): boolean {
  const text = normalised(
    [
      rule.id,
      ruleTitle(slug, rule.id),
      ruleText(slug, rule.id),
      ruleInterpretation(slug, rule.id),
    ].join(" "),
  );
  return normalised(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
