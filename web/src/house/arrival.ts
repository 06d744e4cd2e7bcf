// Focus after navigation inside the page: keyboard and screen-reader users start at the new
// heading.

/** Focuses the first heading as soon as it exists, unless another element has taken the focus. */
export function focusHeading(gone: AbortSignal): void {
  const before = document.activeElement;
  const arrive = (): boolean => {
    const heading = document.querySelector<HTMLElement>("h1");
    if (!heading) return gone.aborted;
    const now = document.activeElement;
    heading.tabIndex = -1;
    if (now === before || now === document.body) heading.focus({ preventScroll: true });
    return true;
  };
  if (gone.aborted || arrive()) return;
  const watcher = new MutationObserver(() => arrive() && watcher.disconnect());
  watcher.observe(document.body, { childList: true, subtree: true });
}
