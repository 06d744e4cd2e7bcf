// What happens when somebody has come in by a door of their own.
import { address, go } from "$/house/address.svelte";
import { again, changeLanguage } from "$/house/me.svelte";
import { nearest, speech } from "$/house/words.svelte";
import type { Me } from "$/generated/wire";

/** Where to go after signing in: a place of the house, never of another one. */
export function target(wished: string | null): string {
  return wished && /^\/(?![/\\])/.test(wished) ? wished : "/";
}

/** Greet somebody in their language and take them where they wanted to go. */
export async function welcome(account: Me): Promise<void> {
  await again();
  const language = nearest([account.language]);
  if (language !== speech.language) await changeLanguage(language);
  go(target(address.query.get("to")));
}
