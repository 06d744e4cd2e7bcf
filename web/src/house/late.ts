// Parts of the page that come when they are needed, on a line that may be down just then.

/** Bring a part; while it cannot be had, ask again and again. */
export async function late<T>(part: () => Promise<T>): Promise<T> {
  for (let wait = 500; ; wait = Math.min(8000, wait * 2)) {
    try {
      return await part();
    } catch {
      await new Promise((done) => setTimeout(done, wait));
      for (const style of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) anew(style);
    }
  }
}

/** Ask anew for a style that did not come, until it comes: with its part it is asked for only once. */
function anew(style: HTMLLinkElement): void {
  if (style.sheet) return;
  const copy = style.cloneNode() as HTMLLinkElement;
  copy.addEventListener("error", () => setTimeout(() => anew(copy), 2000));
  style.replaceWith(copy);
}
