// Focus after navigation inside the page: keyboard and screen-reader users start at the new
// heading.

/** Focuses the first heading as soon as it exists, unless another element has taken the focus. */
export function focusHeading(left: AbortSignal): void {
  const before = document.activeElement;
  const tryFocus = (): boolean => {
    const heading = document.querySelector<HTMLElement>("h1");
    if (!heading) return left.aborted;
    const now = document.activeElement;
    heading.tabIndex = -1;
    if (now === before || now === document.body) heading.focus({ preventScroll: true });
    return true;
  };
  if (left.aborted || tryFocus()) return;
  const watcher = new MutationObserver(() => tryFocus() && watcher.disconnect());
  watcher.observe(document.body, { childList: true, subtree: true });
}
