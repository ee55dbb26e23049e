import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { deliverMessage } from "#app/features/delivery/jobs.server.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { action, loader } from "#app/pages/site/unsubscribe.tsx";
import { setClock } from "#app/platform/clock.ts";
import { config, configure } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { configureLog } from "#app/platform/log.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertUser } from "#tests/support/factories.ts";
import { insertListing } from "#tests/support/listings.ts";
import { queuedMails } from "#tests/support/queued-mails.ts";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { type MailServer, startMailServer } from "#tests/support/smtp-server.ts";
import { listings } from "../tables.server.ts";
import { openSearch, saveSearch, setNotify } from "./commands.server.ts";
import { mailSavedSearches } from "./jobs.server.ts";
import { listSavedSearches } from "./queries.server.ts";
import { maxNewHits } from "./rules.ts";
import { savedSearches } from "./tables.server.ts";

useTestDatabase();

const start = Date.parse("2026-11-20T07:20:00Z");
let server: MailServer;
let email: string;
let runa: AccountId;

beforeAll(async () => {
  configureLog("silent");
  server = await startMailServer();
  configure({ ...config(), smtpUrl: server.url });
});

beforeEach(async () => {
  at(0);
  email = `${crypto.randomUUID()}@example.no`;
  runa = await insertUser({ email });
  await saveSearch(runa, { name: "Kjoler i Oslo", query: "/search?q=kjole" });
});

afterEach(async () => {
  setClock();
  server.reset();
  await db().delete(outbox);
  await db().delete(savedSearches);
  await db().delete(listings);
});

afterAll(() => server.stop());

test("what is published after it was saved is mailed the next day, with its titles", async () => {
  await insertListing({ title: "Gammel kjole" });
  at(1);
  for (const title of ["Kjole i lin", "Kjole i silke", "Kjole i tyll", "Kjole i blonder"]) {
    await insertListing({ title });
  }
  await insertListing({ title: "Lysestaker", description: "I messing." });
  await insertListing({ title: "Egen kjole", userId: runa });
  at(24);
  await run();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Fire nye treff: Kjoler i Oslo");
  expect(mail?.text).toContain("Kjole i blonder");
  expect(mail?.text).toContain("… og 1 til.");
  expect(mail?.text).not.toMatch(/Gammel|Lysestaker|Egen kjole/);
  expect(mail?.text).toContain("/search?q=kjole&sort=newest");
});

test("the first mail comes with the next run, less than a day after the search was saved", async () => {
  await db().delete(savedSearches);
  at(6);
  await insertListing({ title: "Kjole i lin" });
  await saveSearch(runa, { name: "Kjoler i Oslo", query: "/search?q=kjole" });
  at(7);
  await insertListing({ title: "Kjole i silke" });
  at(24);
  await run();
  expect(await mails()).toMatchObject([{ subject: "Ett nytt treff: Kjoler i Oslo" }]);
});

test("more hits than are counted are told as such, in the subject and below the titles", async () => {
  at(1);
  const seller = await insertUser();
  await Promise.all(
    Array.from({ length: maxNewHits + 1 }, () =>
      insertListing({ title: "Kjole i lin", userId: seller }),
    ),
  );
  at(24);
  await run();
  const [mail] = await mails();
  expect(mail?.subject).toBe("Over 99 nye treff: Kjoler i Oslo");
  expect(mail?.text).toContain("… og over 96 til.");
});

test("no search is mailed twice a day, and no hit twice", async () => {
  at(1);
  await insertListing({ title: "Kjole i lin" });
  at(24);
  await Promise.all([run(), run()]);
  await insertListing({ title: "Kjole i silke" });
  at(30);
  await run();
  expect(await mails()).toHaveLength(1);
  at(48);
  await run();
  const [, second] = await mails();
  expect(second?.subject).toBe("Ett nytt treff: Kjoler i Oslo");
  at(72);
  await run();
  expect(await mails()).toHaveLength(2);
});

test("what the account has looked at meanwhile is not mailed", async () => {
  at(1);
  await insertListing({ title: "Kjole i lin" });
  at(2);
  const [search] = await listSavedSearches(runa);
  expect(search?.newHits).toBe(1);
  await openSearch(runa, search?.id ?? "");
  expect((await listSavedSearches(runa))[0]?.newHits).toBe(0);
  at(24);
  await run();
  expect(await mails()).toHaveLength(0);
});

test("a search without mails sends none; turned on again, it leaves out what is old", async () => {
  const id = await searchId();
  await setNotify({ userId: runa, id }, false);
  at(1);
  await insertListing({ title: "Kjole i lin" });
  at(24);
  await run();
  at(30);
  await setNotify({ userId: runa, id }, true);
  await insertListing({ title: "Kjole i silke" });
  at(48);
  await run();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Ett nytt treff: Kjoler i Oslo");
  expect(mail?.text).toContain("Kjole i silke");
});

test.each([
  ["soon after the last mail", 25],
  ["just before the next run", 48],
])("mails turned off and on again %s miss no hit and come as before", async (_, hours) => {
  const id = await searchId();
  at(24);
  await run();
  await insertListing({ title: "Kjole i lin" });
  at(hours);
  await setNotify({ userId: runa, id }, false);
  await setNotify({ userId: runa, id }, true);
  at(48);
  await run();
  expect(await mails()).toMatchObject([{ subject: "Ett nytt treff: Kjoler i Oslo" }]);
});

test("the server gets one mail, whose link ends the mails with one click", async () => {
  at(1);
  await insertListing({ title: "Kjole i lin" });
  at(24);
  await run();
  const rows = await db().select({ id: outbox.id }).from(outbox);
  for (const { id } of rows) {
    await deliverMessage.run({ id }, id);
    await deliverMessage.run({ id }, id);
  }
  const received = await server.received.atLeast(1);
  expect(received).toHaveLength(1);
  const headers = new Map(received[0]?.mail.headers.map(({ key, value }) => [key, value]));
  expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(headers.get("list-unsubscribe")).toMatch(/\/unsubscribe\/[\w.-]+>$/);
  expect(headers.has("reply-to")).toBe(false);
});

test("a GET of the link changes nothing; the form of RFC 8058 ends the mails, undo resumes", async () => {
  at(1);
  await insertListing({ title: "Kjole i lin" });
  at(24);
  await run();
  const url = (await mails())[0]?.unsubscribeUrl ?? "";
  const { pathname } = new URL(url);
  const token = pathname.split("/").at(-1) ?? "";
  const args = { params: { token } };
  const opened = await responseOf(() => loader({ ...loaderArgs(pathname), ...args } as never));
  expect(opened.body).toMatchObject({ kind: "search", isStopped: false });
  const submit = (fields: Record<string, string>) =>
    responseOf(() => action({ ...actionArgs(pathname, fields), ...args } as never));
  await submit({ "List-Unsubscribe": "One-Click" });
  expect(await notifies()).toBe(false);
  await submit({ undo: "on" });
  expect(await notifies()).toBe(true);
  await db().delete(savedSearches);
  expect((await submit({})).status).toBe(404);
});

function at(hours: number): void {
  setClock(() => start + hours * 3600_000);
}

function run(): Promise<void> {
  return mailSavedSearches.run({}, "");
}

function mails() {
  return queuedMails(email);
}

async function searchId() {
  return (await listSavedSearches(runa))[0]?.id ?? "";
}

async function notifies() {
  const isOwn = eq(savedSearches.userId, runa);
  const [search] = await db().select().from(savedSearches).where(isOwn);
  return search?.notify;
}
