// Reload after an update: the server no longer has old chunks that the page has not loaded yet.
const KEPT = "signoria.renewed";

/**
 * Reloads the page when a chunk cannot be loaded: once for each version, and only if the server
 * responds.
 */
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
