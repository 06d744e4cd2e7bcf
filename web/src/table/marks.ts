// The mark of a seat: the arms of its family, or what the board of a game brings along.
import type { Component } from "svelte";

export interface MarkProps {
  seat: number;
  size?: number;
  dim?: boolean;
  label?: string | undefined;
}

const marks = new Map<string, Component<MarkProps>>();

/** Let a game's seats be known by a mark of its own, from the moment its board is there. */
export const mark = (slug: string, drawn: Component<MarkProps>): void => void marks.set(slug, drawn);

/** The mark that a game has brought along, if any. */
export const markOf = (slug: string): Component<MarkProps> | undefined => marks.get(slug);
