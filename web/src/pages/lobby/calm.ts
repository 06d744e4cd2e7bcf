// Looking again every few seconds, as long as somebody looks at the page.

/** Do something now and then again; what is returned ends it. */
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
