// The mark of a seat: the arms of its family, or the game's own mark.
import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";

export interface MarkProps {
  seat: number;
  size?: number;
  dim?: boolean;
  label?: string | undefined;
}
type Drawn = Component<MarkProps>;

const rooms = import.meta.glob<Drawn>("../games/*/Mark.svelte", { import: "default" });
const known = new SvelteMap<string, Drawn>();
const asked = new Set<string>();

/** Returns a game's own mark: null until it has loaded, undefined if the game uses arms. */
export function markOf(slug: string): Drawn | null | undefined {
  const room = rooms[`../games/${slug}/Mark.svelte`];
  if (!room) return undefined;
  if (!asked.has(slug)) {
    asked.add(slug);
    room().then(
      (drawn) => known.set(slug, drawn),
      () => asked.delete(slug),
    );
  }
  return known.get(slug) ?? null;
}
