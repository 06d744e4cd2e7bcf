// Polls every few seconds while the page is visible.

/** Calls a function now and at an interval. The returned function stops it. */
export function poll(every: number, load: () => Promise<void>): () => void {
  let loading = false;
  const tick = async (): Promise<void> => {
    if (loading || document.hidden) return;
    loading = true;
    await load().finally(() => (loading = false));
  };
  const timer = setInterval(() => void tick(), every);
  const onVisible = (): void => void tick();
  document.addEventListener("visibilitychange", onVisible);
  void tick();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onVisible);
  };
}
