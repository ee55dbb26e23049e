import { isStringOneByteRepresentation } from "node:v8";
import { expect, test } from "vitest";
import { PageCache, type RenderedPage } from "./page-cache.ts";

const instant = new Date("2026-11-27T12:00:00Z");
const later = new Date("2026-11-27T13:00:00Z");

function rendered(change: Partial<RenderedPage> = {}): RenderedPage {
  return {
    ...{ route: "/wedding", headers: [], etag: "", html: "<p>Kari og Ola</p>" },
    ...{ text: "", coding: "identity" as const, brotliQuality: 5 },
    ...{ freshText: () => "", receivers: ["kari"], validUntil: later },
    ...change,
  };
}

async function cacheWith(...keys: string[]): Promise<PageCache> {
  const cache = new PageCache(1_000_000);
  for (const key of keys) await cache.store(key, cache.startRendering(), rendered());
  return cache;
}

test("a page is found until its time is over", async () => {
  const cache = await cacheWith("/a");
  expect(cache.find("/a", instant)?.body.fill("")).toContain("Kari");
  expect(cache.find("/a", later)).toBeUndefined();
  expect(cache.byteLength).toBe(0);
});

test("a change removes the pages that show it, and no others", async () => {
  const cache = await cacheWith("/a", "/b");
  await cache.store("/c", cache.startRendering(), rendered({ receivers: ["åse"] }));
  cache.change("kari");
  expect(cache.find("/a", instant)).toBeUndefined();
  expect(cache.find("/b", instant)).toBeUndefined();
  expect(cache.find("/c", instant)).toBeDefined();
  cache.change(null);
  expect(cache.find("/c", instant)).toBeUndefined();
  expect(cache.byteLength).toBe(0);
});

test.for(["kari", null])(
  "a change of %s during the rendering keeps the page out",
  async (receiver) => {
    const cache = await cacheWith();
    const startedAt = cache.startRendering();
    cache.change(receiver);
    await cache.store("/a", startedAt, rendered());
    expect(cache.find("/a", instant)).toBeUndefined();
  },
);

test("a change while the page is compressed keeps it out", async () => {
  const cache = await cacheWith();
  const storing = cache.store("/a", cache.startRendering(), rendered());
  cache.change("kari");
  await storing;
  expect(cache.find("/a", instant)).toBeUndefined();
});

test("changes of very many others keep out what was rendered meanwhile", async () => {
  const cache = await cacheWith();
  const startedAt = cache.startRendering();
  for (let index = 0; index < 10_001; index++) cache.change(`wedding ${index}`);
  await cache.store("/a", startedAt, rendered({ receivers: ["wedding 3"] }));
  expect(cache.find("/a", instant)).toBeUndefined();
});

test("the page that was used longest ago leaves a full cache", async () => {
  const html = "ø".repeat(2_000);
  const cache = new PageCache(10_000);
  for (const key of ["/a", "/b"]) {
    await cache.store(key, cache.startRendering(), rendered({ html }));
  }
  cache.find("/a", instant);
  await cache.store("/c", cache.startRendering(), rendered({ html }));
  expect(["/a", "/b", "/c"].filter((key) => cache.find(key, instant))).toEqual(["/a", "/c"]);
  expect(cache.byteLength).toBeLessThanOrEqual(10_000);
  await cache.store("/d", cache.startRendering(), rendered({ html: "ø".repeat(6_000) }));
  expect(cache.find("/d", instant)).toBeUndefined();
});

test("headers cut out of a wider text are kept with one byte a character", async () => {
  const link = "Kari – Ola: </first.css>; rel=preload; as=style".slice(12);
  expect(isStringOneByteRepresentation(link)).toBe(false);
  const cache = new PageCache(10_000);
  await cache.store("/a", cache.startRendering(), rendered({ headers: ["Link", link] }));
  const { headers = [], bodyHeaders = [] } = cache.find("/a", instant) ?? {};
  expect(headers).toEqual(["Link", link]);
  for (const text of [...headers, ...bodyHeaders]) {
    expect(isStringOneByteRepresentation(text), text).toBe(true);
  }
});
