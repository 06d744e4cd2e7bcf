// Everything the server stores about the reader, as one file.
import { request } from "$/core/http";
import { type List, loadTables, PAGE } from "$/pages/tables";
import type { TableSummary } from "$/generated/wire";

async function allTables(list: List): Promise<TableSummary[]> {
  const found: TableSummary[] = [];
  for (let page: TableSummary[] = []; ;) {
    page = await loadTables(list, true, page.at(-1)?.changed_at);
    found.push(...page);
    if (page.length < PAGE) return found;
  }
}

/** Collects the account, sign-in methods and tables from all routes about the reader. */
export async function myData(): Promise<Record<string, unknown>> {
  const [account, passkeys, tokens, devices, mutes] = await Promise.all(
    ["/me", "/me/passkeys", "/me/tokens", "/sessions", "/me/mutes"].map((path) =>
      request("GET", path),
    ),
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
