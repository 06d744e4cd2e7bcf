// Where the reader is: the address bar is the only memory of it.

interface Place {
  path: string;
  query: URLSearchParams;
}

const read = (): Place => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
});

let here = $state.raw<Place>(read());

/** The place that the page shows; reactive. */
export const address = {
  get path(): string {
    return here.path;
  },
  get query(): URLSearchParams {
    return here.query;
  },
};

/** Go to another place of the house. */
export function go(path: string, wishes: { instead?: boolean } = {}): void {
  if (wishes.instead) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const before = here.path;
  here = read();
  if (here.path !== before && !wishes.instead) scrollTo(0, 0);
}

/** Write a fact of this place into its address, without a step of its own in the history. */
export function note(name: string, value: string | number | null): void {
  const query = new URLSearchParams(location.search);
  if (value === null) query.delete(name);
  else query.set(name, String(value));
  const text = query.toString();
  go(location.pathname + (text && `?${text}`), { instead: true });
}

/** Plain links stay inside the page; anything unusual about a click is the browser's. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return;
  if (link.dataset.outside !== undefined) return;
  event.preventDefault();
  if (link.href !== location.href) go(link.pathname + link.search + link.hash);
}

/** Begin to follow links and the browser's own back and forward. */
export function followLinks(): void {
  addEventListener("click", follow);
  addEventListener("popstate", () => {
    here = read();
  });
}
