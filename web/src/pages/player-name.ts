// The name under which the reader plays.
import { request } from "$/core/http";
import { me, reloadAccount, signInAsGuest } from "$/core/me.svelte";

/**
 * Creates a guest account with a name, or renames the existing account. An empty name means a
 * default name, or no change.
 */
export async function playAs(name: string): Promise<void> {
  const wanted = name.trim();
  if (!me.account) return void (await signInAsGuest(wanted));
  if (!wanted || wanted === me.account.name) return;
  await request("PATCH", "/me", { name: wanted });
  await reloadAccount();
}
