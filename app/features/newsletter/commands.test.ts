import { like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { suppressedAmong } from "#app/features/delivery/suppression/queries.server.ts";
import { newsletterScope } from "#app/features/delivery/suppression/rules.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { limits } from "#app/platform/limits/tables.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { firstLinkPath, queuedMails } from "#tests/support/queued-mails.ts";
import {
  confirmSubscription,
  endSubscription,
  requestSubscription,
  resumeSubscription,
} from "./commands.server.ts";
import { purgeSubscriptions } from "./jobs.server.ts";
import { findSubscription } from "./queries.server.ts";
import { newsletterSubscriptions } from "./tables.server.ts";

useTestDatabase();

let email: string;
let ip: string;
let number = 0;
const start = Date.UTC(2026, 10, 2, 9);

beforeEach(async () => {
  for (const table of [newsletterSubscriptions, outbox, limits]) await db().delete(table);
  // Limits that are used up are remembered by the process too.
  email = `ingrid${++number}@epost.no`;
  ip = `192.0.2.${number}`;
  setClock(() => start);
  return () => setClock();
});

test("nobody is subscribed before the mailed link is confirmed", async () => {
  expect(await requestSubscription(email, ip)).toEqual({ ok: true });
  const token = await newestToken();
  expect(await stored()).toMatchObject([{ email, confirmedAt: null }]);
  expect(JSON.stringify(await stored())).not.toContain(token);
  expect(await findSubscription(token)).toEqual({ email, isConfirmed: false });
  expect(await confirmSubscription(token)).toBe(true);
  expect(await findSubscription(token)).toEqual({ email, isConfirmed: true });
});

test("a link confirms once, and only for seven days", async () => {
  await requestSubscription(email, ip);
  const token = await newestToken();
  setClock(() => start + days(7));
  expect(await findSubscription(token)).toBeNull();
  expect(await confirmSubscription(token)).toBe(false);
  setClock(() => start + days(6.9));
  const twice = await Promise.all([confirmSubscription(token), confirmSubscription(token)]);
  expect(twice.toSorted()).toEqual([false, true]);
  expect(await confirmSubscription("ukjent")).toBe(false);
});

test("a form sent several times at once mails once", async () => {
  await Promise.all([1, 2, 3].map(() => requestSubscription(email, ip)));
  expect(await queuedMails(email)).toHaveLength(1);
});

test("a later form replaces the link", async () => {
  await requestSubscription(email, ip);
  const first = await newestToken();
  await forgetLimits();
  await requestSubscription(email, ip);
  expect(await confirmSubscription(first)).toBe(false);
  expect(await confirmSubscription(await newestToken())).toBe(true);
  expect(await stored()).toHaveLength(1);
});

test("the answer never tells who is subscribed; the mail does", async () => {
  await requestSubscription(email, ip);
  await confirmSubscription(await newestToken());
  await forgetLimits();
  expect(await requestSubscription(email, ip)).toEqual({ ok: true });
  const mail = (await queuedMails(email)).at(-1);
  expect(mail?.subject).toBe("Du får allerede nyhetsbrevet");
  expect(mail?.unsubscribeUrl).toMatch(/\/unsubscribe\/[\w-]+$/);
  expect(mail?.text).not.toContain("/newsletter/confirm/");
});

test("an address gets few mails a day, and the answer is the same", async () => {
  for (let hour = 0; hour < 8; hour++) {
    await db().delete(limits).where(like(limits.key, "newsletter-repeat:%"));
    expect(await requestSubscription(email, ip)).toEqual({ ok: true });
  }
  expect(await queuedMails(email)).toHaveLength(5);
});

test("one IP address cannot subscribe many", async () => {
  for (let sent = 0; sent < 30; sent++) await requestSubscription(`${sent}@epost.no`, ip);
  expect(await requestSubscription("31@epost.no", ip)).toMatchObject({
    ok: false,
    reason: "too-many",
  });
  expect(await requestSubscription("31@epost.no", "198.51.100.2")).toEqual({ ok: true });
});

test("unsubscribing forgets the address, refuses only the newsletter, and can be undone", async () => {
  await requestSubscription(email, ip);
  await confirmSubscription(await newestToken());
  await endSubscription(email);
  await endSubscription(email);
  expect(await stored()).toEqual([]);
  expect(await suppressedAmong([email], newsletterScope)).toEqual(new Set([email]));
  const wedding = crypto.randomUUID();
  expect(await suppressedAmong([email], wedding), "invitations still arrive").toEqual(new Set());
  await resumeSubscription(email);
  expect(await stored()).toMatchObject([{ email, confirmedAt: new Date(start) }]);
  expect(await suppressedAmong([email], newsletterScope)).toEqual(new Set());
});

test("confirming again lifts the refusal", async () => {
  await endSubscription(email);
  await requestSubscription(email, ip);
  await confirmSubscription(await newestToken());
  expect(await suppressedAmong([email], newsletterScope)).toEqual(new Set());
});

test("the job deletes what was never confirmed", async () => {
  await requestSubscription(email, ip);
  await confirmSubscription(await newestToken());
  await requestSubscription("ola@epost.no", ip);
  await purgeSubscriptions.run({}, "test");
  expect(await stored()).toHaveLength(2);
  setClock(() => start + days(8));
  await purgeSubscriptions.run({}, "test");
  expect(await stored()).toMatchObject([{ email }]);
});

async function newestToken(): Promise<string> {
  const mail = (await queuedMails(email)).at(-1);
  return firstLinkPath(mail).split("/").at(-1) ?? "";
}

function stored() {
  return db().select().from(newsletterSubscriptions);
}

function forgetLimits() {
  return db().delete(limits);
}

function days(count: number): number {
  return count * 24 * 3600 * 1000;
}
