import { removeStoredPages, storedPagePrefix } from "#app/platform/stored-pages.ts";
import { copyOf, removalParameter } from "./copies.ts";
import { type CacheMessage, removedPage, withOfflineNote } from "./offline-page.ts";

// The project's types are those of pages.
interface WorkerEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}
interface Worker extends EventTarget {
  clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<{ url: string } | undefined>;
  };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
}
interface RequestEvent extends WorkerEvent {
  request: Request;
  clientId: string;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}
interface PageMessage extends WorkerEvent {
  data: CacheMessage;
  source: { url: string } | null;
}

const worker = globalThis as unknown as Worker;
const maxPages = 4;
const maxFiles = 80;
const filePaths = /^\/(assets|ornament|monogram|files\/pictures)\//;
/** Their names change with their content. */
const lastingPaths = /^\/assets\//;
/** The page is no longer there for its reader. */
const goneStatuses = [401, 403, 404, 410];

worker.addEventListener("install", () => void worker.skipWaiting());

listen<WorkerEvent>("activate", (event) => {
  event.waitUntil(activate());
});

async function activate(): Promise<void> {
  await removeStoredPages((name) => name.startsWith(storedPagePrefix));
  await worker.registration.navigationPreload?.enable();
  // Last, so that a page that has the worker has all of it.
  await worker.clients.claim();
}

listen<RequestEvent>("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (copyOf(request.url)) event.respondWith(openPage(event));
  } else if (isFile(request.url)) {
    event.respondWith(openFile(event));
  }
});

/** What a page used before the worker saw its requests. */
listen<PageMessage>("message", (event) => {
  if (event.source) event.waitUntil(cacheFiles(event.source.url, event.data.files));
});

/** Uses the network first: a stored page may show a gift as free that has been reserved since. */
async function openPage(event: RequestEvent): Promise<Response> {
  const { url } = event.request;
  if (new URL(url).searchParams.has(removalParameter)) {
    await removeStoredPages();
    return removedPage();
  }
  let response: Response;
  try {
    response = (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const stored = await findPage(url);
    if (!stored) throw error;
    return withOfflineNote(stored, url);
  }
  const stored = response.clone();
  event.waitUntil(storePage(url, stored));
  return response;
}

/** The page itself, or the state of it that the guest came by. */
async function findPage(url: string): Promise<Response | undefined> {
  const name = copyOf(url);
  const copy = name && (await caches.has(name)) ? await caches.open(name) : null;
  return (await copy?.match(url)) ?? copy?.match(startOf(url));
}

function startOf(url: string): string {
  return new URL(copyOf(url)?.slice(storedPagePrefix.length) ?? url, url).href;
}

async function storePage(url: string, response: Response): Promise<void> {
  const name = copyOf(url);
  if (!name) return;
  if (goneStatuses.includes(response.status)) {
    await caches.delete(name);
    return;
  }
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  if (response.status !== 200 || response.redirected || !isPage) return;
  const copy = await caches.open(name);
  // One state of the page is enough: the newest.
  await copy.put(startOf(url), response);
  await removeOldest(name);
}

async function removeOldest(newest: string): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(storedPagePrefix) && name !== newest,
  );
  const dated = await Promise.all(
    names.map(async (name) => {
      const copy = await caches.open(name);
      const pages = (await copy.keys()).filter(({ url }) => copyOf(url));
      const page = pages[0] && (await copy.match(pages[0]));
      return { name, page, time: Date.parse(page?.headers.get("Date") ?? "") || 0 };
    }),
  );
  // One without a page is about to get it.
  const others = dated.filter(({ page }) => page).sort((one, other) => other.time - one.time);
  await Promise.all(others.slice(maxPages - 1).map(({ name }) => caches.delete(name)));
}

async function openFile(event: RequestEvent): Promise<Response> {
  const { request } = event;
  const client = await worker.clients.get(event.clientId);
  const name = client ? copyOf(client.url) : null;
  const copy = name && (await caches.has(name)) ? await caches.open(name) : null;
  const stored = await copy?.match(request, { ignoreVary: true });
  if (stored && lastingPaths.test(new URL(request.url).pathname)) return stored;
  try {
    const response = await fetch(request);
    if (copy && response.status === 200)
      event.waitUntil(storeFile(copy, request, response.clone()));
    return response;
  } catch (error) {
    if (stored) return stored;
    throw error;
  }
}

async function storeFile(copy: Cache, request: Request, response: Response): Promise<void> {
  if ((await copy.keys()).length <= maxFiles) await copy.put(request, response);
}

/** Stores what is missing, and removes what an earlier version of the page used. */
async function cacheFiles(page: string, files: readonly string[]): Promise<void> {
  const name = copyOf(page);
  if (!name) return;
  if (!(await findPage(page))) await storePage(page, await fetch(startOf(page)));
  if (!(await caches.has(name))) return;
  const copy = await caches.open(name);
  const wanted = new Set(files.filter(isFile).slice(0, maxFiles));
  for (const { url } of await copy.keys()) {
    if (lastingPaths.test(new URL(url).pathname) && !wanted.has(url)) await copy.delete(url);
    wanted.delete(url);
  }
  await Promise.allSettled([...wanted].map((url) => copy.add(url)));
}

function isFile(url: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && filePaths.test(pathname);
}

function listen<Kind extends Event>(type: string, handle: (event: Kind) => void): void {
  worker.addEventListener(type, (event) => handle(event as Kind));
}
