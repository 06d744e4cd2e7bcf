// After a way inside the page: whoever goes by keys or by ear begins at the new page's heading.

/** Put the focus on the first heading as soon as there is one, unless something has taken it. */
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
