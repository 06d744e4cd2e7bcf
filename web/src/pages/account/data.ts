// Everything the server stores about the reader, as one file.
import { ask } from "$/house/ask";
import { PAGE, tables, type List } from "$/pages/tables";
import type { TableCard } from "$/generated/wire";

async function allTables(list: List): Promise<TableCard[]> {
  const found: TableCard[] = [];
  for (let page: TableCard[] = []; ;) {
    page = await tables(list, true, page.at(-1)?.changed_at);
    found.push(...page);
    if (page.length < PAGE) return found;
  }
}

/** Collects the account, sign-in methods and tables from all routes about the reader. */
export async function myData(): Promise<Record<string, unknown>> {
  const [account, passkeys, tokens, devices, mutes] = await Promise.all(
    ["/me", "/me/passkeys", "/me/tokens", "/sessions", "/me/mutes"].map((path) => ask("GET", path)),
  );
  const [open, running, over] = await Promise.all(
    (["open", "running", "over"] as const).map(allTables),
  );
  return { account, passkeys, tokens, devices, mutes, tables: { open, running, over } };
}

/** Offers the data as a download. */
export async function saveMyData(): Promise<void> {
  const text = JSON.stringify(await myData(), null, 2);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = "signoria.json";
  link.click();
  URL.revokeObjectURL(link.href);
}
