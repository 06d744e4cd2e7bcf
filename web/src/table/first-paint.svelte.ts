// Delays parts of a table, such as the log, until its first picture is drawn.
const LONGEST = 400; // milliseconds

let done = $state(false);

/** Whether the first picture of a table is drawn; reactive. */
export const firstPaint = {
  get done(): boolean {
    return done;
  },
};

/** Lets the other parts load once the first picture is drawn and the browser is idle. */
export function waitForFirstPaint(): void {
  const finish = (): void => void (done = true);
  const wait = (): void => {
    if ("requestIdleCallback" in window) requestIdleCallback(finish, { timeout: LONGEST });
    else setTimeout(finish, LONGEST / 4);
  };
  requestAnimationFrame(() => setTimeout(wait));
}
