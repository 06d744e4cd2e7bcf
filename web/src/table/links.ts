// Links that are given away: to a table, to an invitation, to a moment of a game.
import type { TableCard } from "$/generated/wire";

/** The address of a table; with its invitation for those who may give it away. */
export function tableLink(card: TableCard, invite = false): string {
  const wished = invite && card.invite ? `?invite=${encodeURIComponent(card.invite)}` : "";
  return `${location.origin}/t/${card.id}${wished}`;
}

/** Put a text where it can be pasted from; whether that was allowed. */
export async function copy(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** Whether this browser can hand a link to other programs. */
export const canShare = (): boolean => typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;

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
