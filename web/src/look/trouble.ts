// What went wrong, in the voice of the house.
import { Refused, Unreachable } from "$/house/ask";
import { say } from "$/house/words.svelte";

/** A sentence for anything that was thrown. */
export function told(no: unknown): string {
  if (no instanceof Refused) return no.message;
  if (no instanceof Unreachable) return say("unreachable-now");
  return say("broken");
}
