// The effects of a role in words.
import { keysOf } from "$/core/kinds";
import { say } from "$/core/messages.svelte";
import { COLOURS, MAJOR_POINTS, MINOR, MINOR_POINTS } from "$/generated/il-principe.numbers";
import type { Table } from "$/table/table.svelte";

/** Returns the points of a role: while others build, and at the end. */
export const rolePoints = (role: number): number => (role < MINOR ? MAJOR_POINTS : MINOR_POINTS);

/** Returns a role's effect when it is taken, and its points while others build. */
export function roleBrings(table: Table, role: number): string {
  const colour = role % COLOURS;
  const effect = say(`ip-effect-${keysOf(table.game, "colour")[colour] ?? ""}`);
  return say("ip-brings-role", {
    effect,
    buildings: table.text.thing("colour", colour),
    points: rolePoints(role),
  });
}
