// Muted accounts. The server stores them; the page hides their lines at once.
import { SvelteMap } from "svelte/reactivity";
import { request } from "$/core/http";

/** Muted accounts, with the names they had here. */
export const muted = new SvelteMap<string, string>();

/** Mutes an account for the reader. */
export async function mute(account: string, name: string): Promise<void> {
  muted.set(account, name);
  await request("PUT", `/me/mutes/${account}`).catch(() => muted.delete(account));
}

/** Unmutes an account. Lines sent meanwhile appear when the table is opened again. */
export async function unmute(account: string): Promise<void> {
  await request("DELETE", `/me/mutes/${account}`).then(
    () => muted.delete(account),
    () => undefined,
  );
}
