// Identifies the current decision. As long as it is the same, an unfinished choice stays on the
// screen.
import type { Step } from "$/core/kinds";
import type { View } from "$/generated/intrigue.view";

/**
 * Returns a key of the decision. Talk and gifts do not change it. It changes after each bribe and
 * after each placed token.
 */
export function decisionKey({ phase, seat, memo }: Step, view: View): string {
  const tokens = (view.matter?.payments ?? []).map(
    (one) => `${one.seat}${one.defends ? "d" : ""}${one.paid ? "p" : ""}`,
  );
  return [view.round, view.active, phase, seat, memo, view.matter?.speaker ?? -1, ...tokens].join(
    " ",
  );
}
