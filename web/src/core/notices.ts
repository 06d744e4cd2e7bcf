// Push notices of slow games in this browser: support, state, and switching them on and off.
import { query, request } from "$/core/http";
import { hasFeature } from "$/core/features";
import type { PushKey } from "$/generated/wire";

/**
 * Returns whether the server sends notices and this browser can show them while no page is open.
 */
export const noticesPossible = (): boolean =>
  hasFeature("push") &&
  "serviceWorker" in navigator &&
  "PushManager" in window &&
  "Notification" in window;

/** Returns whether the reader has blocked notices. Only the browser's settings can undo that. */
export const noticesForbidden = (): boolean =>
  noticesPossible() && Notification.permission === "denied";

/** Registers the service worker, which only shows notices. */
export async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}

/** Returns whether this browser gets a notice when it is the reader's turn. */
export async function noticesOn(): Promise<boolean> {
  if (!noticesPossible() || Notification.permission !== "granted") return false;
  const found = await navigator.serviceWorker.getRegistration();
  return Boolean(await found?.pushManager.getSubscription());
}

/** Asks for permission and subscribes this browser. Returns whether it succeeded. */
export async function turnNoticesOn(): Promise<boolean> {
  if (!noticesPossible() || (await Notification.requestPermission()) !== "granted") return false;
  const worker = await registered();
  const { key } = await request<PushKey>("GET", "/push/key");
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await worker.pushManager.subscribe(options);
  await request<void>("POST", "/me/subscriptions", subscription.toJSON());
  return true;
}

/** Unsubscribes this browser from notices. */
export async function turnNoticesOff(): Promise<void> {
  const found = await navigator.serviceWorker.getRegistration();
  const subscription = await found?.pushManager.getSubscription();
  if (!subscription) return;
  await request<void>("DELETE", `/me/subscriptions${query({ endpoint: subscription.endpoint })}`);
  await subscription.unsubscribe();
}
