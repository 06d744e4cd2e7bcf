// A time control in a few words.
import { say } from "$/core/messages.svelte";
import type { TableSummary } from "$/generated/wire";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Converts seconds to the largest unit without a remainder. */
export function span(seconds: number): {
  unit: "days" | "hours" | "minutes" | "seconds";
  number: number;
} {
  if (seconds >= DAY && seconds % DAY === 0) return { unit: "days", number: seconds / DAY };
  if (seconds >= HOUR && seconds % HOUR === 0) return { unit: "hours", number: seconds / HOUR };
  if (seconds >= MINUTE && seconds % MINUTE === 0)
    return { unit: "minutes", number: seconds / MINUTE };
  return { unit: "seconds", number: seconds };
}

/** Returns a duration in words. */
export function spanName(seconds: number): string {
  const { unit, number } = span(seconds);
  return say(`span-${unit}`, { number });
}

/** Returns a table's time control in words. */
export function clockName(clock: TableSummary["clock"]): string {
  if (clock.kind === "none") return say("clock-name-none");
  if (clock.kind === "slow")
    return say("clock-name-slow", { time: spanName(clock.seconds_per_decision) });
  return say("clock-name-live", {
    initial: spanName(clock.initial_seconds),
    more: clock.increment_seconds ?? 0,
  });
}
