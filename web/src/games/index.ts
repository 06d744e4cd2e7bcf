// Which board shows which game, and what talk at its tables is like: a folder here is all that a game adds.
import type { Component } from "svelte";
import type { Table } from "$/table/table.svelte";

export interface BoardProps {
  table: Table;
}
type Room = { default: Component<BoardProps> };

const boards = import.meta.glob<Room>("./*/Board.svelte");
const talks = import.meta.glob<Room>("./*/Talk.svelte");

/** The board of a game, or the generic one, which plays every game. */
export async function board(slug: string): Promise<Component<BoardProps>> {
  const found = boards[`./${slug}/Board.svelte`] ?? boards["./generic/Board.svelte"];
  if (!found) throw new Error(`no board for ${slug}`);
  return (await found()).default;
}

/** The talk of a game in which talk is half of it; null where the plain one will do. */
export async function talk(slug: string): Promise<Component<BoardProps> | null> {
  return (await talks[`./${slug}/Talk.svelte`]?.())?.default ?? null;
}
