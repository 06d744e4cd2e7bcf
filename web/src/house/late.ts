// Loads parts of the page on demand, also over an unreliable connection.

const UNSTYLED = /Unable to preload CSS for (\S+)/;

/** Loads a part and retries until it succeeds. */
export async function late<T>(part: () => Promise<T>): Promise<T> {
  for (let wait = 500; ; wait = Math.min(8000, wait * 2)) {
    try {
      return await part();
    } catch (no) {
      const href = UNSTYLED.exec(String(no))?.[1];
      if (href) dress(href);
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}

/** Loads a stylesheet and retries until it succeeds. The module import requests it only once. */
function dress(href: string): void {
  const link = document.createElement("link");
  [link.rel, link.href, link.crossOrigin] = ["stylesheet", href, ""];
  link.addEventListener("error", () => setTimeout(() => (link.remove(), dress(href)), 1000));
  document.head.append(link);
}
