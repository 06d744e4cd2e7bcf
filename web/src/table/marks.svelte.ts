// The mark of a seat: the arms of its family, or the game's own mark.
import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";

export interface MarkProps {
  seat: number;
  /** The family whose arms the seat has; by default that of its number. */
  family?: number | undefined;
  size?: number;
  dim?: boolean;
  label?: string | undefined;
}
type Mark = Component<MarkProps>;

const modules = import.meta.glob<Mark>("../games/*/Mark.svelte", { import: "default" });
const known = new SvelteMap<string, Mark>();
const requested = new Set<string>();

/** Returns a game's own mark: null until it has loaded, undefined if the game uses arms. */
export function markOf(slug: string): Mark | null | undefined {
  const load = modules[`../games/${slug}/Mark.svelte`];
  if (!load) return undefined;
  if (!requested.has(slug)) {
    requested.add(slug);
    load().then(
      (mark) => known.set(slug, mark),
      () => requested.delete(slug),
    );
  }
  return known.get(slug) ?? null;
}
