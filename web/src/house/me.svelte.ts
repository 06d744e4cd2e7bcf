// The reader's account, and the reader's preferences for the page.
import { ask } from "$/house/ask";
import { take } from "$/house/told";
import { type Language, nearest, say, speak } from "$/house/words.svelte";
import type { Me } from "$/generated/wire";

export type Theme = "system" | "light" | "dark" | "contrast";

/** Preferences stored in this browser only. */
export interface Wishes {
  theme: Theme;
  lessMotion: boolean;
  sound: boolean;
  confirms: boolean;
  pace: "slow" | "usual" | "fast";
  letters: boolean;
}

const KEPT = "signoria.wishes";
const USUAL: Wishes = {
  theme: "system",
  lessMotion: false,
  sound: false,
  confirms: true,
  pace: "usual",
  letters: false,
};

let account = $state.raw<Me | null>(null);
export const wishes = $state<Wishes>({ ...USUAL, ...remembered() });

/** The reader's account; reactive. */
export const me = {
  get account(): Me | null {
    return account;
  },
  get id(): string {
    return account?.id ?? "";
  },
};

function remembered(): Partial<Wishes> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Wishes>;
  } catch {
    return {};
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");

/** Writes theme and motion to the attributes that the styles use. */
export function dress(): void {
  const own = contrast.matches ? "contrast" : dark.matches ? "dark" : "light";
  const page = document.documentElement.dataset;
  page.theme = wishes.theme === "system" ? own : wishes.theme;
  if (wishes.lessMotion) page.motion = "less";
  else delete page.motion;
}

/** Changes preferences, here and for later visits. */
export function wish(change: Partial<Wishes>): void {
  Object.assign(wishes, change);
  localStorage.setItem(KEPT, JSON.stringify(wishes));
  dress();
}

/** Loads the reader's account and language. */
export async function arrive(): Promise<void> {
  dark.onchange = contrast.onchange = dress;
  dress();
  const told = take("me");
  const spoken = localStorage.getItem("signoria.language");
  const first = nearest(told ? [told.language] : spoken ? [spoken] : navigator.languages);
  // `null` if there is no account, or the server is unreachable.
  const found = told === undefined ? ask<Me>("GET", "/me").catch(() => null) : told;
  [account] = await Promise.all([found, speak(first)]);
  if (account && account.language !== first) await speak(nearest([account.language]));
}

/** Creates a guest account, unless the reader already has an account. */
export async function comeIn(name = ""): Promise<Me> {
  if (account) return account;
  const called =
    name.trim() || say("guest-name", { number: 1000 + Math.floor(Math.random() * 9000) });
  const language = document.documentElement.lang;
  account = await ask<Me>("POST", "/guests", { name: called, language });
  return account;
}

/** Reloads the account: after signing in or out, or after a change. */
export async function again(): Promise<void> {
  account = await ask<Me>("GET", "/me").catch(() => null);
}

/**
 * Changes the language. The server learns it first, so that its next responses use that language.
 */
export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem("signoria.language", language);
  try {
    if (account) account = await ask<Me>("PATCH", "/me", { language });
  } finally {
    await speak(language);
  }
}
