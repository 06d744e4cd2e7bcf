// The steps after signing in.
import { address, go } from "$/house/address.svelte";
import { again, changeLanguage } from "$/house/me.svelte";
import { nearest, speech } from "$/house/words.svelte";
import type { Me } from "$/generated/wire";

/** Returns the address to open after signing in: always one of this site. */
export function target(wished: string | null): string {
  return wished && /^\/(?![/\\])/.test(wished) ? wished : "/";
}

/** Switches to the account's language and opens the requested address. */
export async function welcome(account: Me): Promise<void> {
  await again();
  const language = nearest([account.language]);
  if (language !== speech.language) await changeLanguage(language);
  go(target(address.query.get("to")));
}
