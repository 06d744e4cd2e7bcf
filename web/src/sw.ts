/// <reference lib="webworker" />
// The service worker: shows that it is somebody's turn, and leads to the table. It keeps nothing.

export {}; // a module: its names are its own
const worker = self as unknown as ServiceWorkerGlobalScope;

/** What the house sends to a browser (`Spoken` in server/notices.py). */
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

// A browser may renew its subscription by itself; the house must hear of it.
worker.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event));
});

/** One notice a table: the newer takes the place of the older, quietly. */
function show({ table, sentence }: Notice): Promise<void> {
  return worker.registration.showNotification("Signoria", {
    body: sentence,
    tag: table,
    icon: "/icon.svg",
  });
}

/** Go to the window that has the table; else open one. */
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
