// Whom the reader does not hear at tables; the house remembers it, the page hides at once.
import { SvelteMap } from "svelte/reactivity";
import { ask } from "$/house/ask";

/** Accounts that are not heard, with the names they had here. */
export const muted = new SvelteMap<string, string>();

/** Hear somebody no more. */
export async function mute(account: string, name: string): Promise<void> {
  muted.set(account, name);
  await ask("PUT", `/me/mutes/${account}`).catch(() => muted.delete(account));
}

/** Hear somebody again; what they said meanwhile stays unheard until the table is opened anew. */
export async function unmute(account: string): Promise<void> {
  await ask("DELETE", `/me/mutes/${account}`).then(
    () => muted.delete(account),
    () => undefined,
  );
}
