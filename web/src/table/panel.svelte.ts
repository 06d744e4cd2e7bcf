// What stands open beside the board: log, chat or rules, and the rule that is looked up.

export type Panel = "log" | "chat" | "rules";

/** The drawer of the table; `rule` is the one to be shown, `""` for the beginning. */
export const drawer = $state<{ open: Panel | null; rule: string }>({ open: null, rule: "" });

/** Open a panel, or close it if it is the one that stands open. */
export function toggle(panel: Panel): void {
  drawer.open = drawer.open === panel ? null : panel;
}

/** Look a rule up beside the board. */
export function showRule(rule: string): void {
  [drawer.open, drawer.rule] = ["rules", rule];
}
