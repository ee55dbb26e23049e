import { workerPath, workerScopes } from "./copies.ts";
import type { CacheMessage } from "./offline-page.ts";

/** Makes a wedding page or an invitation readable without a network, once it has been loaded. */
export async function registerServiceWorker(): Promise<void> {
  const scope = workerScopes.find((path) => location.pathname.startsWith(path));
  if (!scope || !("serviceWorker" in navigator)) return;
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  try {
    await navigator.serviceWorker.register(workerPath, { scope });
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    active?.postMessage({ files } satisfies CacheMessage);
  } catch {
    // Private windows have no workers. A copy is not missed where there can be none.
  }
}
