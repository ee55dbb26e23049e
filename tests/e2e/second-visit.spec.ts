import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

test("the wedding page's fonts are requested once, by the header of the page", async ({
  page,
  demo,
}) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  const response = await page.goto(`/wedding?id=${demo.weddingId}`, { waitUntil: "networkidle" });
  const link = (await response?.headerValue("Link")) ?? "";
  const [, font = ""] =
    /<(\/assets\/[^>]+\.woff2)>; rel=preload; as=font;.* crossorigin/.exec(link) ?? [];
  expect(font).not.toBe("");
  expect(urls.filter((url) => url.endsWith(font))).toHaveLength(1);
});

for (const path of ["/wedding", "/", "/auth", "/admin"]) {
  test(`a second visit of ${path} fetches no unchanged file`, async ({
    plannerPage: page,
    demo,
  }) => {
    const address = path === "/wedding" ? `/wedding?id=${demo.weddingId}` : path;
    if (path === "/auth") await page.context().clearCookies();
    await openWholly(page, address);
    await openWholly(page, "/privacy");
    const fetched = await filesFromNetwork(page, address);
    expect(fetched.filter((url) => new URL(url).pathname.startsWith("/assets/"))).toEqual([]);
  });
}

test("an unchanged page is not sent again", async ({ request, demo }) => {
  const address = `/wedding?id=${demo.weddingId}`;
  const first = await request.get(address);
  const { etag = "" } = first.headers();
  expect(etag).not.toBe("");
  const again = await request.get(address, { headers: { "If-None-Match": etag } });
  expect(again.status()).toBe(304);
  expect((await again.body()).byteLength).toBe(0);
});

async function filesFromNetwork(page: Page, address: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  const urls = new Map<string, string>();
  devTools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    urls.set(requestId, request.url);
  });
  devTools.on("Network.requestServedFromCache", ({ requestId }) => urls.delete(requestId));
  devTools.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) urls.delete(requestId);
  });
  await openWholly(page, address);
  return [...urls.values()];
}

/** Between its styles and its scripts, a page on a busy machine can be idle too. */
async function openWholly(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState("networkidle");
}
