// The reader's account, and the reader's preferences for the page.
import { request } from "$/core/http";
import { takeEmbedded } from "$/core/embedded";
import { bestLanguage, type Language, say, setLanguage } from "$/core/messages.svelte";
import type { Me } from "$/generated/wire";

export type Theme = "system" | "light" | "dark" | "contrast";

/** Preferences stored in this browser only. */
export interface Preferences {
  theme: Theme;
  lessMotion: boolean;
  sound: boolean;
  confirms: boolean;
  pace: "slow" | "usual" | "fast";
  letters: boolean;
}

const STORAGE_KEY = "signoria.preferences";
const DEFAULTS: Preferences = {
  theme: "system",
  lessMotion: false,
  sound: false,
  confirms: true,
  pace: "usual",
  letters: false,
};

let account = $state.raw<Me | null>(null);
export const preferences = $state<Preferences>({ ...DEFAULTS, ...stored() });

/** The reader's account; reactive. */
export const me = {
  get account(): Me | null {
    return account;
  },
  get id(): string {
    return account?.id ?? "";
  },
};

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");

/** Writes theme and motion to the attributes that the styles use. */
export function applyTheme(): void {
  const own = contrast.matches ? "contrast" : dark.matches ? "dark" : "light";
  const page = document.documentElement.dataset;
  page.theme = preferences.theme === "system" ? own : preferences.theme;
  if (preferences.lessMotion) page.motion = "less";
  else delete page.motion;
}

/** Changes preferences, here and for later visits. */
export function setPreferences(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences));
  applyTheme();
}

/** Loads the reader's account and language. */
export async function loadAccount(): Promise<void> {
  dark.onchange = contrast.onchange = applyTheme;
  applyTheme();
  const embedded = takeEmbedded("me");
  const chosen = localStorage.getItem("signoria.language");
  const first = bestLanguage(
    embedded ? [embedded.language] : chosen ? [chosen] : navigator.languages,
  );
  // `null` if there is no account, or the server is unreachable.
  const found = embedded === undefined ? request<Me>("GET", "/me").catch(() => null) : embedded;
  [account] = await Promise.all([found, setLanguage(first)]);
  if (account && account.language !== first) await setLanguage(bestLanguage([account.language]));
}

/** Creates a guest account, unless the reader already has an account. */
export async function signInAsGuest(name = ""): Promise<Me> {
  if (account) return account;
  const guestName =
    name.trim() || say("guest-name", { number: 1000 + Math.floor(Math.random() * 9000) });
  const language = document.documentElement.lang;
  account = await request<Me>("POST", "/guests", { name: guestName, language });
  return account;
}

/** Reloads the account: after signing in or out, or after a change. */
export async function reloadAccount(): Promise<void> {
  account = await request<Me>("GET", "/me").catch(() => null);
}

/**
 * Changes the language. The server learns it first, so that its next responses use that language.
 */
export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem("signoria.language", language);
  try {
    if (account) account = await request<Me>("PATCH", "/me", { language });
  } finally {
    await setLanguage(language);
  }
}
