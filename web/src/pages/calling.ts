// The name under which the reader plays.
import { ask } from "$/house/ask";
import { again, comeIn, me } from "$/house/me.svelte";

/**
 * Creates a guest account with a name, or renames the existing account. An empty name means a
 * default name, or no change.
 */
export async function comeInAs(name: string): Promise<void> {
  const wished = name.trim();
  if (!me.account) return void (await comeIn(wished));
  if (!wished || wished === me.account.name) return;
  await ask("PATCH", "/me", { name: wished });
  await again();
}
