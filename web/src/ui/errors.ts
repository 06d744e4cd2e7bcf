// Error messages for the reader.
import { Refused, Unreachable } from "$/core/http";
import { say } from "$/core/messages.svelte";

/** An error with a message of the page for it. */
export class Explained extends Error {}

/** Returns a sentence for any thrown error. */
export function errorText(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof Explained) return say(error.message);
  if (error instanceof Unreachable) return say("unreachable-now");
  return say("broken");
}
