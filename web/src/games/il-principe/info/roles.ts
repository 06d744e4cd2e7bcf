// The effects of a role in words.
import { keysOf } from "$/core/kinds";
import { say } from "$/core/messages.svelte";
import type { Table } from "$/table/table.svelte";
import { MINOR } from "../decisions/view";

/** Returns a role's effect when it is taken, and its points while others build. */
export function roleBrings(table: Table, role: number): string {
  const colour = role % 5;
  const effect = say(`ip-effect-${keysOf(table.game, "colour")[colour] ?? ""}`);
  return say("ip-brings-role", {
    effect,
    buildings: table.text.thing("colour", colour),
    points: role < MINOR ? 2 : 1,
  });
}
