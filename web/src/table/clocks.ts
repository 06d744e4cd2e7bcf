// The text on a clock: minutes and seconds in live games, days and hours in slow ones.
import { locale, say } from "$/core/messages.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the remaining time after some time has passed. */
export const remaining = (sent: number, passed: number): number =>
  Math.max(0, sent - Math.max(0, passed));

/**
 * Formats minutes and seconds; near the end with tenths, in the notation of the reader's language.
 */
export function formatLive(rest: number, language = locale.language): string {
  const minutes = Math.floor(rest / MINUTE);
  const seconds = (rest % MINUTE) / 1000;
  if (rest < 10_000)
    return `0:0${(Math.floor(seconds * 10) / 10).toLocaleString(language, { minimumFractionDigits: 1 })}`;
  return `${minutes}:${String(Math.floor(seconds)).padStart(2, "0")}`;
}

/** Formats days and hours, or hours and minutes. */
export function formatSlow(rest: number): string {
  if (rest >= 2 * DAY)
    return say("clock-days", {
      days: Math.floor(rest / DAY),
      hours: Math.floor((rest % DAY) / HOUR),
    });
  return say("clock-hours", {
    hours: Math.floor(rest / HOUR),
    minutes: Math.floor((rest % HOUR) / MINUTE),
  });
}

/** Formats a clock. */
export const formatClock = (rest: number, slow: boolean): string =>
  slow ? formatSlow(rest) : formatLive(rest);
