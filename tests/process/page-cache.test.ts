import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { contactMessages } from "#app/features/contact/tables.server.ts";
import { submissionFields } from "#app/features/submissions/rules.ts";
import { publicPaths } from "#app/pages/site/sitemap/public-paths.ts";
import { db } from "#app/platform/db/database.server.ts";
import { verifyFormToken } from "#app/platform/form-tokens/form-tokens.server.ts";
import { insertWedding, insertWish } from "../support/factories.ts";
import {
  type Guest,
  issueOlderToken,
  openAsGuest,
  postWishForm,
  randomIp,
} from "../support/guest-client.ts";
import { insertListing } from "../support/listings.ts";
import { parseHtml } from "../support/parse-html.ts";
import { startServerPair } from "../support/server.ts";

// Finished pages are sent to all who come without cookies, and to visitors who come again.

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

test("each of a crowd of returning guests gets only their own answer, kept or not", async () => {
  const [url] = servers.urls;
  const names = Array.from({ length: 12 }, (_, number) => `Gjest nummer ${number}.`);
  const guests = await Promise.all(names.map((name) => openAsGuest(url, weddingId, name)));
  for (const guest of guests) {
    const wishId = await insertWish(weddingId, { title: `Gave til ${guest.name}` });
    await postWishForm(url, weddingId, guest, "reservation", wishId);
  }
  const answered = await Promise.all(guests.map((guest) => answer(url, guest)));
  expect(answered).toEqual(guests.map(() => 303));
  // Twice, because the first view is rendered.
  for (let round = 0; round < 2; round++) {
    const views = guests.map(({ cookie }) => view(url, { Cookie: `other=1; ${cookie}` }));
    const [strangers, ...pages] = await Promise.all([view(url), ...views]);
    expect(answersOf(strangers ?? "")).toEqual([]);
    expect(pages.map(answersOf)).toEqual(names.map((name) => [name]));
    const visitors = pages.map((page) => visitorOf(page));
    expect(new Set(visitors).size).toBe(guests.length);
    if (round > 0) continue;
    for (const { cookie } of guests) await untilCached(url, { Cookie: cookie });
  }
  const [first, second] = guests.map(({ cookie }) => cookie);
  const both = await view(url, { Cookie: `${first}; ${second}` });
  expect(answersOf(both)).toEqual([names[0]]);
  expect(answersOf(await view(url, { Cookie: second ?? "" }))).toEqual([names[1]]);
});

test("a returning guest gets a new token in each view, and no copy of the browser's", async () => {
  const [url] = servers.urls;
  const guest = await openAsGuest(url, weddingId, "Oda");
  expect(await answer(url, guest)).toBe(303);
  const headers = { Cookie: guest.cookie };
  expect(await untilCached(url, headers)).toBe("");
  const views = await Promise.all([1, 2, 3].map(() => view(url, headers)));
  expect(new Set(views.map((page) => tokensOf(page)[0])).size).toBe(3);
  expect(new Set(views.map(visitorOf)).size).toBe(1);
  const response = await fetch(pageOf(url), { headers });
  await response.arrayBuffer();
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
});

test("a guest sees a changed answer at once, and what the database says of it elsewhere", async () => {
  const [own, other] = servers.urls;
  const guest = await openAsGuest(own, weddingId, "Live");
  expect(await answer(own, guest)).toBe(303);
  const headers = { Cookie: guest.cookie };
  for (const url of servers.urls) await untilCached(url, headers);
  await db().execute(sql`delete from rsvp_responses where wedding_id = ${weddingId}`);
  const deletedAt = performance.now();
  const isShown = async (url: string) => answersOf(await view(url, headers)).length > 0;
  for (const url of [own, other]) {
    let shown = await isShown(url);
    while (shown && performance.now() - deletedAt < 1_000) shown = await isShown(url);
    expect(shown).toBe(false);
  }
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

test("a page is complete for those who come after its headers were asked for", async () => {
  const [url] = servers.urls;
  const { status } = await fetch(pageOf(url), { method: "HEAD" });
  expect(status).toBe(200);
  const pages = [await view(url), await view(url)];
  for (const page of pages) expect(page).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
  await untilCached(url);
  const kept = await fetch(pageOf(url), { method: "HEAD" });
  expect(Number(kept.headers.get("Content-Length"))).toBeGreaterThan(0);
});

test("visitors of a page of the site share no id of a form", async () => {
  const product = `/product/${await insertListing()}`;
  const withForms: string[] = [];
  for (const path of [...publicPaths, "/guides", "/guide/1", product]) {
    const page = servers.urls[0] + path;
    // The second view waits until the first one's page is kept.
    const [first = [], second = []] = [await formIdsOf(page), await formIdsOf(page)];
    expect(
      first.filter((id) => second.includes(id)),
      path,
    ).toEqual([]);
    if (first.length > 0) withForms.push(path);
  }
  expect(withForms).toEqual(["/about", product]);
});

test("two visitors who write the same get both their messages through", async () => {
  const page = `${servers.urls[0]}/about`;
  for (const [id = ""] of [await formIdsOf(page), await formIdsOf(page)]) {
    const { status } = await fetch(page, {
      method: "POST",
      redirect: "manual",
      headers: { "X-Forwarded-For": randomIp() },
      body: new URLSearchParams({
        ...{ id, topic: "other", message: "Hei." },
        ...{ name: "Kari", email: "kari@epost.no" },
      }),
    });
    expect(status).toBe(303);
  }
  expect(await db().$count(contactMessages)).toBe(2);
});

test.for(Object.keys(decoders))("the page is complete in %s", async (coding) => {
  const [url] = servers.urls;
  await untilCached(url, { "Accept-Encoding": coding });
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
async function untilCached(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(pageOf(url), { headers });
  await response.arrayBuffer();
  if (response.headers.has("Content-Length")) return response.headers.get("ETag") ?? "";
  return untilCached(url, headers);
}

async function formIdsOf(page: string): Promise<string[]> {
  const { document } = parseHtml(await (await fetch(page)).text());
  const inputs = [...document.querySelectorAll<HTMLInputElement>("input[type=hidden]")];
  return inputs.map(({ value }) => value).filter((value) => /^[0-9a-f-]{36}$/.test(value));
}

/** Answers as the guest, whose cookie it keeps. Returns the status. */
async function answer(url: string, guest: Guest): Promise<number> {
  const response = await fetch(pageOf(url), {
    method: "POST",
    redirect: "manual",
    headers: {
      "X-Forwarded-For": randomIp(),
      ...(guest.cookie ? { Cookie: guest.cookie } : {}),
    },
    body: new URLSearchParams({
      [submissionFields.token]: issueOlderToken(weddingId),
      ...{ guestName: guest.name, email: `${randomUUID()}@example.no`, attending: "true" },
    }),
  });
  await response.arrayBuffer();
  const visitor = response.headers.getSetCookie().find((cookie) => /visitor/.test(cookie));
  if (visitor) guest.cookie = visitor.split(";")[0] ?? "";
  return response.status;
}

/** The names of the answers that the page shows to those who have sent them. */
function answersOf(page: string): string[] {
  const { document } = parseHtml(page);
  return [...document.querySelectorAll(".rsvp-answers b")].map((name) => name.textContent ?? "");
}

function visitorOf(page: string): string | undefined {
  return verifyFormToken(weddingId, tokensOf(page)[0] ?? "")?.visitorId;
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
