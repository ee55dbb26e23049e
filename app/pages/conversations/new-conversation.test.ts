import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { maxFirstMessage } from "#app/features/marketplace/enquiries/rules.ts";
import { listingConversations } from "#app/features/marketplace/enquiries/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { signedInUser } from "#tests/support/factories.ts";
import { insertListing } from "#tests/support/listings.ts";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { action, loader } from "./new-conversation.tsx";

useTestDatabase();

const text = "Kan vi hente på lørdag?";
let listingId: number;

beforeEach(async () => {
  listingId = await insertListing();
});

test("a visitor signs in first; the message waits unreadable in the browser, then fills the form", async () => {
  const kept = await submit({ cookies: [] }, { text });
  expect(kept.status).toBe(302);
  const next = `/conversations/new?annonse=${listingId}`;
  expect(kept.headers.get("Location")).toBe(`/auth?${new URLSearchParams({ next })}`);
  const [cookie = ""] = kept.headers.getSetCookie();
  expect(cookie).toMatch(/^message=.*HttpOnly/i);
  expect(decodeURIComponent(cookie)).not.toContain("lørdag");
  expect(await countConversations()).toBe(0);

  const { cookies } = await signedInUser();
  const signedIn = [...cookies, cookie];
  expect((await open({ cookies: signedIn })).body).toMatchObject({ text });
  const other = await insertListing();
  expect((await open({ cookies: signedIn }, other)).body).not.toMatchObject({ text });
  const sent = await submit({ cookies: signedIn }, { text });
  expect(sent.status).toBe(303);
  expect(sent.headers.get("Location")).toMatch(/^\/conversations\/[0-9a-f-]{36}$/);
  expect(sent.headers.getSetCookie().join()).toMatch(/message=;.*Max-Age=0/i);
});

test("the longest message fits into a cookie", async () => {
  for (const letter of ["ø", "漢", "\n"]) {
    const kept = await submit({ cookies: [] }, { text: letter.repeat(2 * maxFirstMessage) });
    const [cookie = ""] = kept.headers.getSetCookie();
    expect((cookie.split(";")[0] ?? "").length).toBeLessThan(4096);
  }
});

test("a cookie that was altered keeps nothing", async () => {
  const { cookies } = await signedInUser();
  const opened = await open({ cookies: [...cookies, "message=x"] });
  expect(opened.body).toMatchObject({ text: "Hei! Er den fortsatt ledig?" });
});

test("who has asked before is led to the conversation", async () => {
  const buyer = await signedInUser();
  const sent = await submit(buyer, { text });
  const opened = await open(buyer);
  expect([opened.status, opened.headers.get("Location")]).toEqual([
    302,
    sent.headers.get("Location"),
  ]);
});

test.each([
  ["an empty message", { text: " \n" }, 400, "Skriv en melding til selgeren."],
  [
    "too long a message",
    { text: "x".repeat(maxFirstMessage + 1) },
    400,
    "Meldingen kan ha høyst 700 tegn",
  ],
  ["an unknown listing", { text, listingId: "999999" }, 200, "Annonsen er solgt eller tatt bort"],
])("%s is refused", async (_, fields, status, message) => {
  const refused = await submit(await signedInUser(), fields);
  expect(refused.status).toBe(status);
  expect(JSON.stringify(refused.body)).toContain(message);
});

test("the own listing is refused", async () => {
  const seller = await signedInUser();
  listingId = await insertListing({ userId: seller.userId });
  const refused = await submit(seller, { text });
  expect(refused.body).toMatchObject({ reason: "own", message: "Dette er din egen annonse" });
});

test.each(["999999", "x", ""])("nothing is asked about the listing %s", async (annonse) => {
  const { cookies } = await signedInUser();
  const args = loaderArgs(`/conversations/new?annonse=${annonse}`, { cookies });
  expect((await responseOf(() => loader(args as never))).status).toBe(404);
});

function submit({ cookies }: { cookies: string[] }, fields: Record<string, string>) {
  const sent = { intent: "ask", id: randomUUID(), listingId: String(listingId), ...fields };
  const args = actionArgs(`/conversations/new?annonse=${listingId}`, sent, { cookies });
  return responseOf(() => action(args as never));
}

function open({ cookies }: { cookies: string[] }, id = listingId) {
  const args = loaderArgs(`/conversations/new?annonse=${id}`, { cookies });
  return responseOf(() => loader(args as never));
}

function countConversations() {
  return db().$count(listingConversations, eq(listingConversations.listingId, listingId));
}
