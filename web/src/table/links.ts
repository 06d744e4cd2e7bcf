// Links that are given away: to a table, to an invitation, to a moment of a game.
import { query } from "$/house/ask";
import type { TableCard } from "$/generated/wire";

/** The address of a table; with an invitation for others, or of a moment of its game. */
export const tableLink = (
  card: TableCard,
  wishes: { invite?: string; rev?: number | null },
): string => `${location.origin}/t/${card.id}${query({ ...wishes })}`;

// Names under which a machine is known to itself alone.
const OWN = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address leads anybody but this machine to it. */
export const reachesOthers = (hostname: string): boolean => !OWN.test(hostname);

/** Whether this browser can hand a link to other programs. */
export const canShare = (): boolean =>
  typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;

/** Hand a link to another program of the reader's choice. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined); // the reader thought better of it
}

/** Keep the moment that is looked at in the address bar, for whoever copies it from there. */
export function writeMoment(rev: number | null): void {
  const place = new URL(location.href);
  if (rev === null) place.searchParams.delete("rev");
  else place.searchParams.set("rev", String(rev));
  if (place.href !== location.href) history.replaceState(null, "", place);
}
