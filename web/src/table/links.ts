// Links to share: to a table, an invitation, or a moment of a game.
import { query } from "$/core/http";
import type { TableSummary } from "$/generated/wire";

/** Returns the address of a table, optionally with an invitation or a moment of its game. */
export const tableLink = (
  table: TableSummary,
  params: { invite?: string; rev?: number | null },
): string => `${location.origin}/t/${table.id}${query({ ...params })}`;

// Host names that lead only to the same machine.
const OWN = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Returns whether other machines can use an address with this host name. */
export const reachesOthers = (hostname: string): boolean => !OWN.test(hostname);

/** Returns whether this browser can share a link with other programs. */
export const canShare = (): boolean =>
  typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;

/** Shares a link with a program that the reader chooses. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined); // the reader cancelled
}

/** Writes the shown moment into the address bar, so that readers can copy it from there. */
export function writeMoment(rev: number | null): void {
  const url = new URL(location.href);
  if (rev === null) url.searchParams.delete("rev");
  else url.searchParams.set("rev", String(rev));
  if (url.href !== location.href) history.replaceState(null, "", url);
}
