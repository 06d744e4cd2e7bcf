// Parts of the page that come when they are needed, on a line that may be down just then.

const UNSTYLED = /Unable to preload CSS for (\S+)/;

/** Bring a part; while it cannot be had, ask again and again. */
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

/** Ask for a style until it comes: with its part it is asked for only once. */
function dress(href: string): void {
  const link = document.createElement("link");
  [link.rel, link.href, link.crossOrigin] = ["stylesheet", href, ""];
  link.addEventListener("error", () => setTimeout(() => (link.remove(), dress(href)), 1000));
  document.head.append(link);
}
