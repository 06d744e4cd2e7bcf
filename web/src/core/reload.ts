// Reload after an update: the server no longer has old chunks that the page has not loaded yet.
const STORAGE_KEY = "signoria.reloaded";

/**
 * Reloads the page when a chunk cannot be loaded: once for each version, and only if the server
 * responds.
 */
export function reloadWhenStale(version: string): void {
  addEventListener("vite:preloadError", () => void reload(version));
}

async function reload(version: string): Promise<void> {
  if (sessionStorage.getItem(STORAGE_KEY) === version) return;
  const response = await fetch("/health").catch(() => null);
  if (!response?.ok) return;
  sessionStorage.setItem(STORAGE_KEY, version);
  location.reload();
}
