// Finds the board and the talk of a game. To add a game, add a folder here.
import type { Component } from "svelte";
import type { Table } from "$/table/table.svelte";

export interface BoardProps {
  table: Table;
}
type Module = { default: Component<BoardProps> };

const boards = import.meta.glob<Module>("./*/Board.svelte");
const talks = import.meta.glob<Module>("./*/Talk.svelte");

/** Returns the board of a game, or the generic board. */
export async function board(slug: string): Promise<Component<BoardProps>> {
  const found = boards[`./${slug}/Board.svelte`] ?? boards["./generic/Board.svelte"];
  if (!found) throw new Error(`no board for ${slug}`);
  return (await found()).default;
}

/** Returns a game's own talk; null if the ordinary chat is enough. */
export async function talk(slug: string): Promise<Component<BoardProps> | null> {
  return (await talks[`./${slug}/Talk.svelte`]?.())?.default ?? null;
}
