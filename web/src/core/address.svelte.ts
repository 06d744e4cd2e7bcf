// The current address. The address bar is the only place that stores it.

interface Address {
  path: string;
  query: URLSearchParams;
}

const read = (): Address => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
});

let here = $state.raw<Address>(read());

/** The address that the page shows; reactive. */
export const address = {
  get path(): string {
    return here.path;
  },
  get query(): URLSearchParams {
    return here.query;
  },
};

/** Navigates to another address of the site. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const before = here.path;
  here = read();
  if (here.path !== before && !options.replace) scrollTo(0, 0);
}

/** Writes a parameter into the address without adding a history entry. */
export function setParam(name: string, value: string | number | null): void {
  const query = new URLSearchParams(location.search);
  if (value === null) query.delete(name);
  else query.set(name, String(value));
  const text = query.toString();
  go(location.pathname + (text && `?${text}`), { replace: true });
}

/** Handles clicks on plain links inside the page. The browser handles all other clicks. */
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

/** Starts handling links and the browser's back and forward buttons. */
export function followLinks(): void {
  addEventListener("click", follow);
  addEventListener("popstate", () => {
    here = read();
  });
}
