// What was told in this turn, read from the entries of the log.
import type { Heard } from "$/generated/wire";

/** What a seat collected at the beginning of its present turn; 0 for nothing. */
export function collected(heard: readonly Heard[], at: number, seat: number): number {
  let sum = 0;
  for (const entry of heard) {
    if (entry.rev > at) break;
    for (const [name, who, ducats] of entry.told as [string, number, number][]) {
      if (name === "turn_began") sum = 0;
      if (name === "salary_paid" && who === seat) sum += ducats;
    }
  }
  return sum;
}
