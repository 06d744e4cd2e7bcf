// Delays parts of a table, such as the log, until its first picture is drawn.
const LONGEST = 400; // milliseconds

let here = $state(false);

/** Whether the first picture of a table is drawn; reactive. */
export const rest = {
  get here(): boolean {
    return here;
  },
};

/** Lets the other parts load once the first picture is drawn and the browser is idle. */
export function restComes(): void {
  const come = (): void => void (here = true);
  const wait = (): void => {
    if ("requestIdleCallback" in window) requestIdleCallback(come, { timeout: LONGEST });
    else setTimeout(come, LONGEST / 4);
  };
  requestAnimationFrame(() => setTimeout(wait));
}
