// Notices of slow games in this browser: whether there can be any, and turning them on and off.
import { ask, query } from "$/house/ask";
import { offers } from "$/house/offers";
import type { PushKey } from "$/generated/wire";

/** Whether this server sends notices, and this browser can show them while no page is open. */
export const noticesPossible = (): boolean =>
  offers("push") &&
  "serviceWorker" in navigator &&
  "PushManager" in window &&
  "Notification" in window;

/** Whether the reader has forbidden it to the house; only the browser's own settings undo that. */
export const noticesForbidden = (): boolean =>
  noticesPossible() && Notification.permission === "denied";

/** Let the service worker in; it shows notices and does nothing else. */
export async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}

/** Whether this browser is told when it is the reader's turn. */
export async function noticesOn(): Promise<boolean> {
  if (!noticesPossible() || Notification.permission !== "granted") return false;
  const found = await navigator.serviceWorker.getRegistration();
  return Boolean(await found?.pushManager.getSubscription());
}

/** Ask the reader, then have notices pushed to this browser; whether they now are. */
export async function turnNoticesOn(): Promise<boolean> {
  if (!noticesPossible() || (await Notification.requestPermission()) !== "granted") return false;
  const worker = await registered();
  const { key } = await ask<PushKey>("GET", "/push/key");
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await worker.pushManager.subscribe(wish);
  await ask<void>("POST", "/me/subscriptions", subscription.toJSON());
  return true;
}

/** Have nothing more pushed to this browser. */
export async function turnNoticesOff(): Promise<void> {
  const found = await navigator.serviceWorker.getRegistration();
  const subscription = await found?.pushManager.getSubscription();
  if (!subscription) return;
  await ask<void>("DELETE", `/me/subscriptions${query({ endpoint: subscription.endpoint })}`);
  await subscription.unsubscribe();
}
