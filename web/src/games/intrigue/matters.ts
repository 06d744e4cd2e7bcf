// The matters of this turn in the order of settling, read from the agenda.
import { INTERNAL_MATTER, KIND_NAMES, UNCONTESTED_MATTER } from "$/generated/intrigue.numbers";
import type { MatterView, PaymentView, View } from "$/generated/intrigue.view";
import type { Table } from "$/table/table.svelte";
import { type Holder, waiting } from "./view";

/** One matter: its kind, its tokens, and the token in office for an internal conflict. */
export interface Matter {
  kind: number;
  /** −1 if the matter covers several professions. */
  profession: number;
  tokens: Holder[];
  /** The contested domain; −1 if the master chooses one. */
  domain: number;
  now: boolean;
}

/** Returns the unsettled matters, the current one first. */
export function matters(view: View, phases: readonly string[]): Matter[] {
  const rows = view.agenda
    .map(([phase = -1, palace = -1, memo = 0]) => ({
      kind: (KIND_NAMES as readonly string[]).indexOf(phases[phase] ?? ""),
      palace,
      memo,
    }))
    .filter((row) => row.kind >= 0)
    .reverse();
  const contested = new Set(
    rows.filter(({ kind }) => kind !== UNCONTESTED_MATTER).map(({ memo }) => memo),
  );
  return rows.map(({ kind, palace, memo }, at) => {
    const alone = kind === UNCONTESTED_MATTER;
    const tokens = waiting(view, palace).filter(({ profession }) =>
      alone ? !contested.has(profession) : profession === memo,
    );
    const front = view.palaces[palace];
    const holder =
      kind === INTERNAL_MATTER ? { seat: front?.holders[memo] ?? -1, profession: memo } : null;
    return {
      kind,
      profession: alone ? -1 : memo,
      tokens: holder ? [holder, ...tokens] : tokens,
      domain: holder ? (front?.domains[memo] ?? -1) : -1,
      now: at === 0 && view.matter !== null,
    };
  });
}

/** Returns the first unpaid token of a seat. */
export const unpaidBy = (matter: MatterView, seat: number): PaymentView | undefined =>
  matter.payments.find((one) => !one.paid && one.seat === seat);

/** Returns the names of the seats whose tokens are not the chosen one. */
export const losers = (
  table: Table,
  tokens: readonly PaymentView[],
  chosen: number | null,
): string =>
  tokens
    .filter((_, at) => at !== chosen)
    .map((one) => table.names[one.seat])
    .join(", ");

/** Returns whether bribes are due; before that, the seats only talk. */
export const isBribery = (view: View, phases: readonly string[]): boolean =>
  phases[view.agenda.at(-1)?.[0] ?? -1] === "bribery";

/**
 * Returns whether the bribe for a token is due now. Seats pay in order; concealed bribes are due
 * from all at once.
 */
export function paysNow(matter: MatterView, at: number, concealed: boolean): boolean {
  const one = matter.payments[at];
  return (
    one !== undefined &&
    unpaidBy(matter, one.seat) === one &&
    (concealed || matter.payer === one.seat)
  );
}
