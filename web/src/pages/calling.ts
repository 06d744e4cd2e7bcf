// Under which name the reader comes in.
import { ask } from "$/house/ask";
import { again, comeIn, me } from "$/house/me.svelte";

/** Come in under a name, or change to it if somebody is here already; no name is any name. */
export async function comeInAs(name: string): Promise<void> {
  const wished = name.trim();
  if (!me.account) return void (await comeIn(wished));
  if (!wished || wished === me.account.name) return;
  await ask("PATCH", "/me", { name: wished });
  await again();
}
