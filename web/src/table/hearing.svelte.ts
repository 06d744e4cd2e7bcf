// Muted accounts. The server stores them; the page hides their lines at once.
import { SvelteMap } from "svelte/reactivity";
import { ask } from "$/house/ask";

/** Muted accounts, with the names they had here. */
export const muted = new SvelteMap<string, string>();

/** Mutes an account for the reader. */
export async function mute(account: string, name: string): Promise<void> {
  muted.set(account, name);
  await ask("PUT", `/me/mutes/${account}`).catch(() => muted.delete(account));
}

/** Unmutes an account. Lines sent meanwhile appear when the table is opened again. */
export async function unmute(account: string): Promise<void> {
  await ask("DELETE", `/me/mutes/${account}`).then(
    () => muted.delete(account),
    () => undefined,
  );
}
