// Loads parts of the page on demand, also over an unreliable connection.

const MISSING_CSS = /Unable to preload CSS for (\S+)/;

/** Loads a part and retries until it succeeds. */
export async function lazy<T>(part: () => Promise<T>): Promise<T> {
  for (let wait = 500; ; wait = Math.min(8000, wait * 2)) {
    try {
      return await part();
    } catch (error) {
      const href = MISSING_CSS.exec(String(error))?.[1];
      if (href) loadStylesheet(href);
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}

/** Loads a stylesheet and retries until it succeeds. The module import requests it only once. */
function loadStylesheet(href: string): void {
  const link = document.createElement("link");
  [link.rel, link.href, link.crossOrigin] = ["stylesheet", href, ""];
  link.addEventListener("error", () =>
    setTimeout(() => (link.remove(), loadStylesheet(href)), 1000),
  );
  document.head.append(link);
}
