// Error messages for the reader.
import { Refused, Unreachable } from "$/house/ask";
import { say } from "$/house/words.svelte";

/** Returns a sentence for any thrown error. */
export function told(no: unknown): string {
  if (no instanceof Refused) return no.message;
  if (no instanceof Unreachable) return say("unreachable-now");
  return say("broken");
}
