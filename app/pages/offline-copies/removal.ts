import { removeStoredPages } from "#app/platform/stored-pages.ts";

// Is sent instead of the worker where OFFLINE_COPIES is off: browsers that have the worker get this as
// its next version.
const worker = globalThis as unknown as EventTarget & {
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
};

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => {
  const { waitUntil } = event as Event & { waitUntil: (done: Promise<unknown>) => void };
  waitUntil.call(event, Promise.all([removeStoredPages(), worker.registration.unregister()]));
});
