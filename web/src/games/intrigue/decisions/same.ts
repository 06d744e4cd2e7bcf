// Which decision is under way: as long as it is the same, what is half chosen stays on the table.
import type { View } from "$/generated/intrigue.view";

/** A step of the agenda, as `step` reads it. */
export interface Step {
  phase: string;
  seat: number;
  memo: number;
}

/**
 * The name of a decision. Talk and gifts leave it as it is; a bribe after a bribe is a new one, and
 * so are the tokens that are left after one was placed.
 */
export function decisionKey({ phase, seat, memo }: Step, view: View): string {
  const tokens = (view.matter?.payments ?? []).map(
    (one) => `${one.seat}${one.defends ? "d" : ""}${one.paid ? "p" : ""}`,
  );
  return [view.round, view.active, phase, seat, memo, view.matter?.speaker ?? -1, ...tokens].join(
    " ",
  );
}
