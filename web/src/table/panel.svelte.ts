// The open panel beside the board: log, chat or rules, and the rule to show.

export type Panel = "log" | "chat" | "rules";

/** The drawer of the table. `rule` is the rule to show, `""` for the beginning. */
export const drawer = $state<{ open: Panel | null; rule: string }>({ open: null, rule: "" });

/** Opens a panel, or closes it if it is open. */
export function toggle(panel: Panel): void {
  drawer.open = drawer.open === panel ? null : panel;
}

/** Opens a rule beside the board. */
export function showRule(rule: string): void {
  [drawer.open, drawer.rule] = ["rules", rule];
}
