// What was told in this turn, read from the entries of the log.
import type { Heard } from "$/generated/wire";
import { facts, figure } from "$/table/told";

/** What a seat collected at the beginning of its present turn; 0 for nothing. */
export function collected(heard: readonly Heard[], at: number, seat: number): number {
  let sum = 0;
  for (const fact of facts(heard.filter((entry) => entry.rev <= at))) {
    if (fact[0] === "turn_began") sum = 0;
    if (fact[0] === "salary_paid" && figure(fact, 0) === seat) sum += figure(fact, 1);
  }
  return sum;
}
