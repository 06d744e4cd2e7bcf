/// <reference lib="webworker" />
// The service worker: shows a notice when it is the reader's turn, and opens the table. It caches
// nothing.

export {}; // makes this file a module, with its own names
const worker = self as unknown as ServiceWorkerGlobalScope;

/** The payload that the server pushes to a browser (`PushPayload` in server/people/notices.py). */
interface Notice {
  table: string;
  sentence: string;
}

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (notice) event.waitUntil(show(notice));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(`/t/${encodeURIComponent(event.notification.tag)}`));
});

// A browser may renew its subscription by itself. Report the new one to the server.
worker.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event));
});

/** Shows one notice for each table. A newer one silently replaces the older. */
function show({ table, sentence }: Notice): Promise<void> {
  return worker.registration.showNotification("Signoria", {
    body: sentence,
    tag: table,
    icon: "/icon.svg",
  });
}

/** Focuses a window that shows the table, or opens one. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

async function renew(change: PushSubscriptionChangeEvent): Promise<void> {
  const options = change.oldSubscription?.options;
  const fresh =
    change.newSubscription ??
    (options && (await worker.registration.pushManager.subscribe(options)));
  if (!fresh) return;
  await fetch("/me/subscriptions", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fresh),
  });
}
