// What can wait until a table has shown itself: the first choice must not wait for the log.
const LONGEST = 400; // milliseconds

let here = $state(false);

/** Whether the first picture of a table stands; reactive. */
export const rest = {
  get here(): boolean {
    return here;
  },
};

/** Let the rest come as soon as the first picture stands and the browser has nothing better to do. */
export function restComes(): void {
  const come = (): void => void (here = true);
  const wait = (): void => {
    if ("requestIdleCallback" in window) requestIdleCallback(come, { timeout: LONGEST });
    else setTimeout(come, LONGEST / 4);
  };
  requestAnimationFrame(() => setTimeout(wait));
}
