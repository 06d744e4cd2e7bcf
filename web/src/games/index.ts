// Which board shows which game: a folder here is all that a game adds.
import type { Component } from "svelte";
import type { Table } from "$/table/table.svelte";

export interface BoardProps {
  table: Table;
}
type Room = { default: Component<BoardProps> };

const rooms = import.meta.glob<Room>("./*/Board.svelte");

/** The board of a game, or the generic one, which plays every game. */
export async function board(slug: string): Promise<Component<BoardProps>> {
  const found = rooms[`./${slug}/Board.svelte`] ?? rooms["./generic/Board.svelte"];
  if (!found) throw new Error(`no board for ${slug}`);
  return (await found()).default;
}
