// Titles of decisions.
import type { View } from "$/generated/il-principe.view";
import { say } from "$/core/messages.svelte";
import type { Table } from "$/table/table.svelte";
import { step } from "$/table/kit/view";

const ASKED = new Set(["setting_aside", "winners_city", "turn", "masters_eye", "lords_shield"]);

/** Returns the heading of a decision: short, and the same for everybody at the table. */
export function title(table: Table, view: View): string {
  if (view.reason || table.status === "over") return say("ip-title-over");
  const { phase, memo } = step(table, view);
  if (phase === "auction") return say("ip-title-auction", { item: table.text.thing("item", memo) });
  if (phase === "city") return say("ip-title-city", { city: table.text.thing("city", memo) });
  return ASKED.has(phase) ? say(`ip-title-${phase.replaceAll("_", "-")}`) : say("waiting");
}
