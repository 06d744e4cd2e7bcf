// After a new version is served, code of the old one that was not loaded yet is gone: begin anew.
const KEPT = "signoria.renewed";

/** Load the page again when a piece of it cannot be had; once for each version, and only from a house that answers. */
export function renewWhenStale(version: string): void {
  addEventListener("vite:preloadError", () => void renew(version));
}

async function renew(version: string): Promise<void> {
  if (sessionStorage.getItem(KEPT) === version) return;
  const answer = await fetch("/health").catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(KEPT, version);
  location.reload();
}
