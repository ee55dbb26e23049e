import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { deliverMessage } from "#app/features/delivery/jobs.server.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { action, loader } from "#app/pages/site/unsubscribe.tsx";
import { setClock } from "#app/platform/clock.ts";
import { config, configure } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { configureLog } from "#app/platform/log.server.ts";
import { insertSides, type Sides, say } from "#tests/support/conversations.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { queuedMails } from "#tests/support/queued-mails.ts";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { type MailServer, startMailServer } from "#tests/support/smtp-server.ts";
import { block, markRead, setMuted } from "./commands.server.ts";
import { notifyOfMessages } from "./jobs.server.ts";

const database = useTestDatabase();
const start = Date.now();
let server: MailServer;

beforeAll(async () => {
  configureLog("silent");
  server = await startMailServer();
  configure({ ...config(), smtpUrl: server.url });
});

beforeEach(() => at(-60));

afterEach(async () => {
  await stopJobs();
  setClock();
  server.reset();
  await db().delete(outbox);
  await db().execute(sql`delete from pgboss.job`);
});

afterAll(() => server.stop());

test("a message waits ten minutes, then one mail goes to each account of the other side", async () => {
  const sides = await insertSides();
  expect(await plannedRuns(), "the first message has a mail of its own").toEqual([]);
  await markRead(sides.vendor, new Date(start));
  at(0);
  await say(sides.vendor, "Ja, den dagen er ledig");
  expect(await plannedRuns()).toEqual([
    { data: { conversationId: sides.conversationId, side: "answerer" }, minutes: 10 },
  ]);
  at(9);
  await run(sides);
  expect(await recipients(sides)).toEqual({ kari: 0, ola: 0, vendor: 0 });
  at(10);
  await run(sides);
  expect(await recipients(sides)).toEqual({ kari: 1, ola: 1, vendor: 0 });
});

test("more messages send no more mails until the conversation has been read", async () => {
  const sides = await insertSides();
  at(0);
  await say(sides.vendor, "Ja");
  at(10);
  await run(sides);
  await say(sides.vendor, "Og nei");
  at(30);
  await run(sides);
  await run(sides);
  expect((await recipients(sides)).kari).toBe(1);
  await markRead(sides.kari, new Date(start + 30 * 60_000));
  await run(sides);
  expect((await recipients(sides)).kari, "nothing is unread").toBe(1);
  await say(sides.vendor, "Hei igjen");
  at(41);
  await run(sides);
  expect(await recipients(sides)).toMatchObject({ kari: 2, ola: 1 });
});

test("nobody is told of what was read meanwhile, muted or blocked", async () => {
  const sides = await insertSides();
  await markRead(sides.vendor, new Date(start));
  at(0);
  await say(sides.vendor, "Ja");
  await markRead(sides.kari, new Date(start));
  await setMuted(sides.ola, true);
  at(60);
  await run(sides);
  expect(await recipients(sides)).toEqual({ kari: 0, ola: 0, vendor: 0 });
  await setMuted(sides.ola, false);
  await block(sides.kari);
  await run(sides);
  expect((await recipients(sides)).ola).toBe(0);
});

test("two runs at the same time send one mail", async () => {
  const sides = await insertSides();
  at(0);
  await say(sides.vendor, "Ja");
  at(10);
  await Promise.all([run(sides), run(sides), run(sides)]);
  expect((await recipients(sides)).kari).toBe(1);
});

test("the mail names the sender, links to the reader's page and has no address to reply to", async () => {
  const sides = await insertSides();
  at(0);
  await say(sides.vendor, "Ja, den dagen er ledig");
  await say(sides.kari, "Takk");
  at(10);
  await run(sides);
  setClock();
  await startJobs(database.url, [deliverMessage]);
  const received = await server.received.atLeast(3);
  const [toKari, toVendor] = [await addressOf(sides.kari), await addressOf(sides.vendor)].map(
    (address) => received.find(({ to }) => to.includes(address))?.mail,
  );
  expect([toKari?.subject, toVendor?.subject]).toEqual([
    "Ny melding fra Silje",
    "Ny melding fra Kari",
  ]);
  expect(toKari?.text).toContain(`/vendors/requests/${sides.conversationId}`);
  expect(toVendor?.text).toContain(`/for-vendors/requests/${sides.conversationId}`);
  for (const mail of [toKari, toVendor]) {
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.text).not.toContain("ledig");
    expect(mail?.headers.find(({ key }) => key === "list-unsubscribe")?.value).toMatch(
      /\/unsubscribe\/[\w.-]+>$/,
    );
  }
});

test("the link in the mail mutes this conversation for this account, and back", async () => {
  const sides = await insertSides();
  at(0);
  await say(sides.vendor, "Ja");
  at(10);
  await run(sides);
  const [mail] = await queuedMails(await addressOf(sides.kari));
  const token = mail?.unsubscribeUrl?.split("/").at(-1) ?? "";
  const state = async () =>
    (await responseOf(() => loader(withToken(loaderArgs("/"), token)))).body;
  const post = (fields: Record<string, string>) =>
    action(withToken(actionArgs("/", fields), token));
  expect(await state(), "loading changes nothing").toEqual({
    kind: "conversation",
    address: null,
    isStopped: false,
  });
  await post({ "List-Unsubscribe": "One-Click" });
  expect(await state()).toEqual({ kind: "conversation", address: null, isStopped: true });
  await markRead(sides.kari, new Date(start + 600_000));
  await say(sides.vendor, "Hallo?");
  at(30);
  await run(sides);
  expect(await recipients(sides)).toMatchObject({ kari: 1, ola: 1 });
  await post({ undo: "on" });
  expect(await state()).toEqual({ kind: "conversation", address: null, isStopped: false });
  const altered = `${token.slice(0, -4)}AAAA`;
  const refused = await responseOf(() => loader(withToken(loaderArgs("/"), altered)));
  expect(refused.status).toBe(404);
});

function at(minutes: number): void {
  setClock(() => start + minutes * 60_000);
}

/** Runs the jobs of a message of each side. */
async function run({ conversationId }: Sides): Promise<void> {
  await notifyOfMessages.run({ conversationId, side: "asker" }, "test");
  await notifyOfMessages.run({ conversationId, side: "answerer" }, "test");
}

async function plannedRuns() {
  const { rows } = await db().execute(sql`
    select data, round(extract(epoch from start_after - ${new Date(start).toISOString()}) / 60)::int
      as minutes
    from pgboss.job where name = ${notifyOfMessages.name}`);
  return rows;
}

async function recipients({ kari, ola, vendor }: Sides) {
  const count = async (of: { userId: AccountId }) =>
    (await queuedMails(await addressOf(of))).length;
  return { kari: await count(kari), ola: await count(ola), vendor: await count(vendor) };
}

async function addressOf({ userId }: { userId: AccountId }): Promise<string> {
  const [found] = await db().select({ email: users.email }).from(users).where(eq(users.id, userId));
  return found?.email ?? "";
}

function withToken(args: object, token: string): never {
  return { ...args, params: { token } } as never;
}
