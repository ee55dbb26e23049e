import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { submissionFields } from "#app/features/submissions/rules.ts";
import { verifyFormToken } from "#app/platform/form-tokens/form-tokens.server.ts";
import { insertWedding, insertWish } from "../support/factories.ts";
import { openAsGuest, postWishForm } from "../support/guest-client.ts";
import { parseHtml } from "../support/parse-html.ts";
import { startServerPair } from "../support/server.ts";

// Finished pages are sent to all who come without cookies.

const settings = {
  DEMO: "false",
  TRUSTED_PROXIES: "127.0.0.1, ::1",
  SECRET: "a-secret-that-only-the-page-cache-knows-about",
};

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
  identity: (bytes) => bytes,
};

let servers: Awaited<ReturnType<typeof startServerPair>>;
let weddingId: string;

beforeAll(async () => {
  servers = await startServerPair(settings);
});

beforeEach(async () => {
  weddingId = await insertWedding();
});

afterAll(() => servers.stop());

test("a reserved gift is taken in every view that begins after the answer", async () => {
  const [own, other] = servers.urls;
  for (let round = 0; round < 5; round++) {
    const wishId = await insertWish(weddingId, { title: `Gave ${round}` });
    const guest = await openAsGuest(own, weddingId, `Gjest ${round}`);
    let isOver = false;
    const views = servers.urls.map(async (url) => {
      while (!isOver) await view(url);
    });
    const { status } = await postWishForm(own, weddingId, guest, "reservation", wishId);
    const answeredAt = performance.now();
    const seen = await stateOf(own, wishId);
    let elsewhere = await stateOf(other, wishId);
    while (elsewhere !== "taken" && performance.now() - answeredAt < 1_000) {
      elsewhere = await stateOf(other, wishId);
    }
    isOver = true;
    await Promise.all(views);
    expect({ status, seen, elsewhere }).toEqual({ status: 303, seen: "taken", elsewhere: "taken" });
    expect([await stateOf(own, wishId), await stateOf(other, wishId)]).toEqual(["taken", "taken"]);
  }
});

test("each of a crowd gets a token of its own, on the same page", async () => {
  const [url] = servers.urls;
  await view(url);
  const pages = await Promise.all(Array.from({ length: 60 }, () => view(url)));
  const tokens = pages.map(tokensOf);
  const keys = tokens.map(([token = ""]) => verifyFormToken(weddingId, token)?.key);
  expect(new Set(keys).size).toBe(60);
  expect(keys).not.toContain(undefined);
  for (const [first, ...others] of tokens) {
    expect(others.length).toBeGreaterThan(1);
    expect(others.every((token) => token === first)).toBe(true);
  }
  const visitors = new Set(
    tokens.map(([token = ""]) => verifyFormToken(weddingId, token)?.visitorId),
  );
  expect(visitors.size).toBe(60);
  const [first = "", second = ""] = pages;
  expect(second.replaceAll(tokens[1]?.[0] ?? "", tokens[0]?.[0] ?? "")).toBe(first);
});

test("a guest who has reserved can undo it; nobody else gets that page", async () => {
  const [url] = servers.urls;
  const wishId = await insertWish(weddingId, { title: "Kaffekanne" });
  const guest = await openAsGuest(url, weddingId, "Sølvi Ødegård");
  await postWishForm(url, weddingId, guest, "reservation", wishId);
  expect(await stateOf(url, wishId, { Cookie: guest.cookie })).toBe("own");
  const others = await Promise.all(Array.from({ length: 20 }, () => stateOf(url, wishId)));
  expect(others).toEqual(Array(20).fill("taken"));
});

test("an unchanged page is not sent again, and a changed one is", async () => {
  const [url] = servers.urls;
  const etag = await untilCached(url);
  const headers = { "If-None-Match": etag };
  const unchanged = await fetch(pageOf(url), { headers });
  expect(unchanged.status).toBe(304);
  const wishId = await insertWish(weddingId, { title: "Ostehøvel" });
  const guest = await openAsGuest(url, weddingId, "Eir");
  await postWishForm(url, weddingId, guest, "reservation", wishId);
  const changed = await fetch(pageOf(url), { headers });
  expect(changed.status).toBe(200);
  expect((await changed.text()).includes("Ostehøvel")).toBe(true);
});

test.for(Object.keys(decoders))("the page is complete in %s", async (coding) => {
  const [url] = servers.urls;
  await untilCached(url);
  const sent = get(pageOf(url), { headers: { "Accept-Encoding": coding } });
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  expect(response.headers["content-encoding"] ?? "identity").toBe(coding);
  const page = String(decoders[coding]?.(await buffer(response)));
  expect(page).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
  expect(verifyFormToken(weddingId, tokensOf(page)[0] ?? "")).not.toBeNull();
});

function pageOf(url: string): string {
  return `${url}/wedding?id=${weddingId}`;
}

/** Asks again while a busy machine's database is too slow. */
async function view(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(pageOf(url), { headers });
  const page = await response.text();
  if (response.status === 503) return view(url, headers);
  expect(response.status).toBe(200);
  return page;
}

/** Returns the ETag of a page that was sent as finished bytes, whose length is known. */
async function untilCached(url: string): Promise<string> {
  const response = await fetch(pageOf(url), { headers: { "Accept-Encoding": "br" } });
  await response.arrayBuffer();
  if (response.headers.has("Content-Length")) return response.headers.get("ETag") ?? "";
  return untilCached(url);
}

async function stateOf(url: string, wishId: string, headers: Record<string, string> = {}) {
  const { document } = parseHtml(await view(url, headers));
  return document.getElementById(`onske-${wishId}`)?.getAttribute("data-state");
}

function tokensOf(page: string): string[] {
  const { document } = parseHtml(page);
  const inputs = [...document.querySelectorAll(`input[name=${submissionFields.token}]`)];
  return inputs.map((input) => input.getAttribute("value") ?? "");
}
