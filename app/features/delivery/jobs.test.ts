import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { config, configure } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { configureLog } from "#app/platform/log.server.ts";
import type { Mail } from "#app/platform/mail/mail-page.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { type MailServer, startMailServer } from "#tests/support/smtp-server.ts";
import { deleteMessagesOf, type MessageOwner, sendMail } from "./commands.server.ts";
import { deliverMessage, purgeMessages, recoverMessages } from "./jobs.server.ts";
import { maxDeliverySeconds, messageRetentionSeconds } from "./rules.ts";
import { outbox } from "./tables.server.ts";

const database = useTestDatabase();
const token = "kanarifugl-8c1f0b7d2e";
const mail: Mail = {
  to: { name: "Åse", address: "kanari@example.no" },
  subject: `Emnet ${token}`,
  text: `https://jaord.no/auth/reset?token=${token}`,
  html: `<a href="https://jaord.no/auth/reset?token=${token}">Lenken</a>`,
};
const weddingId = "0b74a1f6-3c5e-4f1a-9a2b-7d8e9f0a1b2c";
let server: MailServer;

beforeAll(async () => {
  configureLog("silent");
  server = await startMailServer();
  configure({ ...config(), smtpUrl: server.url });
});

afterEach(async () => {
  await stopJobs();
  setClock();
  server.reset();
  configure({ ...config(), smtpUrl: server.url });
  await db().delete(outbox);
  await db().execute(sql`delete from pgboss.job`);
});

afterAll(() => server.stop());

test("a message is sent after the commit, and only that remains of it", async () => {
  await startJobs(database.url, [deliverMessage]);
  const id = await send();
  const [received] = await server.received.atLeast(1);
  await stopJobs();
  expect(received?.mail.subject).toBe(mail.subject);
  expect(received?.mail.messageId).toBe(`<${id}@localhost>`);
  expect(await rows()).toMatchObject([{ id, status: "sent", content: null }]);
});

test("nothing is stored after a rollback", async () => {
  const failed = transaction(async (tx) => {
    await sendMail(tx, mail, { owner: "platform" });
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect([await rows(), await jobIds()]).toEqual([[], []]);
});

test("recipient, link and text stand in no table in clear, sent or not", async () => {
  const id = await send();
  expect(await textsInDatabase()).toContain(id);
  expect(await textsInDatabase()).not.toMatch(/kanari|Lenken|Emnet/);
  server.replies = ["drop the connection"];
  await run(id);
  expect(await textsInDatabase()).toContain("uncertain");
  expect(await textsInDatabase()).not.toMatch(/kanari|Lenken|Emnet/);
});

test("an altered content is not sent", async () => {
  const id = await send();
  await db().update(outbox).set({ content: sql`reverse(content)` });
  await expect(run(id)).rejects.toThrow();
  expect(server.received.all).toEqual([]);
  expect(await rows()).toMatchObject([{ status: "queued" }]);
});

test("a message that another run puts back into the queue has not expired", async () => {
  const id = await send();
  await db().update(outbox).set({ status: "sending" });
  await db().execute(sql`
    create function put_back() returns trigger language plpgsql as $$ begin
      update outbox set status = 'queued' where status = 'sending'; return null; end $$`);
  await db().execute(sql`
    create trigger put_back after update on outbox
    for each statement when (pg_trigger_depth() = 0) execute function put_back()`);
  await run(id).finally(() => db().execute(sql`drop function put_back cascade`));
  expect(await rows()).toMatchObject([{ status: "queued", content: expect.any(String) }]);
});

test("a message encrypted with the previous secret is sent", async () => {
  const installation = config();
  const id = await send();
  const previousSecret = config().secret;
  configure({ ...config(), secret: "b".repeat(40), previousSecret });
  await run(id);
  configure(installation);
  expect(await rows()).toMatchObject([{ status: "sent" }]);
});

test.each([
  ["a busy server", () => server.replies.push(451)],
  ["a server that is down", () => configure({ ...config(), smtpUrl: "smtp://127.0.0.1:9" })],
  [
    "a connection lost before the text",
    () => {
      server.dropBeforeText = true;
    },
  ],
])("after %s a message waits for the next try, with the same Message-ID", async (_, fail) => {
  fail();
  const id = await send();
  await expect(run(id)).rejects.toThrow();
  expect(await rows()).toMatchObject([{ status: "queued" }]);
  configure({ ...config(), smtpUrl: server.url });
  await run(id);
  expect(await rows()).toMatchObject([{ status: "sent" }]);
  const ids = new Set(server.received.all.map((received) => received.mail.messageId));
  expect([...ids]).toEqual([`<${id}@localhost>`]);
});

test.each([
  ["its text", 554, mail],
  ["its recipient", 0, { ...mail, to: { address: "unknown@example.no" } }],
])("a message rejected for %s has failed, and is not tried again", async (_, code, rejected) => {
  if (code) server.replies = [code];
  const id = await send({ rejected });
  await run(id);
  expect(await rows()).toMatchObject([{ status: "failed", content: null }]);
  await run(id);
  expect(server.received.all.length).toBeLessThanOrEqual(1);
});

test("a connection lost after the text leaves the message uncertain, and sends it no more", async () => {
  server.replies = ["drop the connection"];
  const id = await send();
  await run(id);
  await run(id);
  await recoverMessages.run({}, "");
  expect(await rows()).toMatchObject([{ status: "uncertain", content: expect.any(String) }]);
  expect(server.received.all).toHaveLength(1);
});

test("a run that died while the server had the text leaves the message uncertain", async () => {
  server.replies = ["never"];
  const id = await send();
  const interrupted = run(id);
  await server.received.atLeast(1);
  expect(await rows(), "before the reply").toMatchObject([{ status: "sending" }]);
  // The queue starts the job of a dead process again.
  await run(id);
  expect(await rows()).toMatchObject([{ status: "uncertain" }]);
  expect(server.received.all).toHaveLength(1);
  server.replyNow();
  await interrupted;
  expect(await rows(), "it was alive after all").toMatchObject([{ status: "sent" }]);
});

test("two runs at once send one message", async () => {
  const id = await send();
  await Promise.all([run(id), run(id)]);
  expect(server.received.all).toHaveLength(1);
});

test("a message is not sent after it has expired", async () => {
  const id = await send({ lifetimeSeconds: 3600 });
  setClock(() => Date.now() + 3601_000);
  await run(id);
  expect(await rows()).toMatchObject([{ status: "failed", content: null }]);
  expect(server.received.all).toEqual([]);
});

test.each([
  ["a wedding", { weddingId }],
  ["an account", { userId: "kari" }],
])("the messages of %s are deleted with it, and their jobs", async (_, owner) => {
  const id = await send({ owner });
  const other = await send({ owner: "platform" });
  await transaction((tx) => deleteMessagesOf(tx, owner));
  expect((await rows()).map((row) => row.id)).toEqual([other]);
  expect(await jobIds()).toEqual([other]);
  await run(id);
  expect(server.received.all).toEqual([]);
});

test("messages whose jobs are missing are sent once, all others keep their job", async () => {
  const lost = await send();
  const interrupted = await send();
  await db().execute(sql`delete from pgboss.job`);
  await db().update(outbox).set({ status: "sending" }).where(eq(outbox.id, interrupted));
  const waiting = await send();
  await recoverMessages.run({}, "");
  await recoverMessages.run({}, "");
  expect((await jobIds()).sort()).toEqual([lost, interrupted, waiting].sort());
  for (const id of await jobIds()) await run(id);
  const statuses = new Map((await rows()).map(({ id, status }) => [id, status]));
  expect(statuses.get(lost)).toBe("sent");
  expect(statuses.get(waiting)).toBe("sent");
  expect(statuses.get(interrupted), "may have been sent before").toBe("uncertain");
  expect(server.received.all).toHaveLength(2);
});

test("a starting worker recovers messages by itself", async () => {
  const id = await send();
  await db().execute(sql`delete from pgboss.job`);
  await startJobs(database.url, [deliverMessage, recoverMessages]);
  await server.received.atLeast(1);
  await stopJobs();
  expect(await rows()).toMatchObject([{ id, status: "sent" }]);
});

test("the purge keeps what may still be sent, and for a month what became of the rest", async () => {
  const [sent, waiting, uncertain] = [await send(), await send(), await send()];
  await run(sent);
  server.replies = ["drop the connection"];
  await run(uncertain);
  await purgeMessages();
  expect(await rows()).toHaveLength(3);
  expect(await contentOf(uncertain)).not.toBeNull();
  setClock(() => Date.now() + (maxDeliverySeconds + 1) * 1000);
  await purgeMessages();
  expect(await contentOf(uncertain)).toBeNull();
  expect(await contentOf(waiting)).not.toBeNull();
  setClock(() => Date.now() + (messageRetentionSeconds + 1) * 1000);
  await purgeMessages();
  expect((await rows()).map(({ id }) => id)).toEqual([waiting]);
});

async function send({
  owner = "platform",
  rejected,
  ...options
}: {
  owner?: MessageOwner;
  lifetimeSeconds?: number;
  rejected?: Mail;
} = {}) {
  const before = new Set((await rows()).map(({ id }) => id));
  const message = { ...mail, ...rejected };
  await transaction((tx) => sendMail(tx, message, { owner, ...options }));
  const added = (await rows()).find(({ id }) => !before.has(id));
  if (!added) throw new Error("nothing was stored");
  return added.id;
}

function run(id: string): Promise<void> {
  return deliverMessage.run({ id }, id);
}

function rows() {
  return db().select().from(outbox).orderBy(outbox.createdAt);
}

async function contentOf(id: string): Promise<string | null | undefined> {
  return (await rows()).find((row) => row.id === id)?.content;
}

async function jobIds(): Promise<string[]> {
  const { rows: jobs } = await db().execute<{ id: string }>(
    sql`select id from pgboss.job where name = ${deliverMessage.name}`,
  );
  return jobs.map(({ id }) => id);
}

/** Returns every row of every table as text, those of the queue included. */
async function textsInDatabase(): Promise<string> {
  const { rows: tables } = await db().execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`);
  const texts = await Promise.all(
    tables.map(({ schema, name }) =>
      db().execute<{ row: string }>(
        sql`select t::text as row from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
      ),
    ),
  );
  return texts.flatMap((result) => result.rows.map(({ row }) => row)).join("\n");
}
