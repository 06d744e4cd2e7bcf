// The steps after signing in.
import { address, go } from "$/core/address.svelte";
import { changeLanguage, reloadAccount } from "$/core/me.svelte";
import { bestLanguage, locale } from "$/core/messages.svelte";
import type { Me } from "$/generated/wire";

/** Returns the address to open after signing in: always one of this site. */
export function target(wanted: string | null): string {
  return wanted && /^\/(?![/\\])/.test(wanted) ? wanted : "/";
}

/** Switches to the account's language and opens the requested address. */
export async function afterSignIn(account: Me): Promise<void> {
  await reloadAccount();
  const language = bestLanguage([account.language]);
  if (language !== locale.language) await changeLanguage(language);
  go(target(address.query.get("to")));
}
