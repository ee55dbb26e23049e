const prefix = "guest-page-";

/** Names of caches that hold a page for reading offline begin with it. The number is their version. */
export const storedPagePrefix = `${prefix}1 `;

/** Must be called when the user signs out: a stored page shows what its reader saw. */
export async function removeStoredPages(isKept = (_name: string) => false): Promise<void> {
  if (!("caches" in globalThis)) return;
  const names = await caches.keys();
  const removed = names.filter((name) => name.startsWith(prefix) && !isKept(name));
  await Promise.all(removed.map((name) => caches.delete(name)));
}
