// Polls every few seconds while the page is visible.

/** Calls a function now and at an interval. The returned function stops it. */
export function calmly(every: number, look: () => Promise<void>): () => void {
  let under = false;
  const again = async (): Promise<void> => {
    if (under || document.hidden) return;
    under = true;
    await look().finally(() => (under = false));
  };
  const timer = setInterval(() => void again(), every);
  const seen = (): void => void again();
  document.addEventListener("visibilitychange", seen);
  void again();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
