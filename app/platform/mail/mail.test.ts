import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { config, configure } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { configureLog } from "#app/platform/log.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { recordEvents } from "#tests/support/timing.ts";
import { deliverMail, sendMail } from "./mail.server.ts";
import { type Mail, mailPage } from "./mail-page.ts";

const database = useTestDatabase();
const body = mailPage({ heading: "Velkommen, Åse", paragraphs: ["Blåbærsyltetøy på brødet."] });
const welcome: Mail = {
  to: { name: "Åse Bjørnø", address: "ase@example.no" },
  subject: "Bekreft e-posten din på Jaord – så er dere i gang",
  ...body,
};

interface Received {
  from: string;
  to: string[];
  mail: Email;
}
let received: Received[] = [];
/** The state of the job after each run. */
let outcomes = recordEvents<string>();
/** Reply codes for the next mails, one each; later mails are accepted. */
let refusals: number[] = [];
let signIns = 0;
let server: SMTPServer;
let listener: Client;

beforeAll(async () => {
  configureLog("silent");
  server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    onAuth: ({ username, password }, _, done) => {
      signIns++;
      const known = username === "jaord" && password === "p@ss word";
      done(known ? null : new Error("no"), { user: username });
    },
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith("unknown@") ? new Error("no such mailbox") : null),
    onData: async (stream, session, done) => {
      const mail = await PostalMime.parse(Buffer.concat(await Array.fromAsync(stream)));
      const responseCode = refusals.shift();
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map((receiver) => receiver.address),
        mail,
      });
      done(responseCode ? Object.assign(new Error("no"), { responseCode }) : null);
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  useSmtp((server.server.address() as AddressInfo).port);
  listener = await listenToOutcomes();
  await startJobs(database.url, [deliverMail]);
});

afterEach(async () => {
  await db().execute(sql`delete from pgboss.job`);
  received = [];
  outcomes = recordEvents();
  refusals = [];
  signIns = 0;
});

afterAll(async () => {
  await stopJobs();
  await db().execute(sql`drop function notify_outcome cascade`);
  await listener.end();
  server.close();
});

test("a mail arrives with its headers and non-ASCII letters intact", async () => {
  await transaction((tx) => sendMail(tx, welcome));
  const [{ from, to, mail }] = await arrived(1);
  expect([from, to]).toEqual(["hei@jaord.no", ["ase@example.no"]]);
  expect(mail.from).toMatchObject({ name: "Jaord", address: "hei@jaord.no" });
  expect(mail.to).toMatchObject([{ name: "Åse Bjørnø", address: "ase@example.no" }]);
  expect(mail.subject).toBe(welcome.subject);
  expect(mail.text?.replaceAll("\r\n", "\n").trim()).toBe(welcome.text.trim());
  expect(mail.html?.replaceAll("\r\n", "\n").trim()).toBe(welcome.html.trim());
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers.get("auto-submitted")).toBe("auto-generated");
  expect(headers.get("content-language")).toBe("nb");
});

test("a mail is not sent after a rollback", async () => {
  const failed = transaction(async (tx) => {
    await sendMail(tx, welcome);
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect(await jobStates()).toEqual([]);
});

test("a mail is retried with the same Message-ID when the server is busy", {
  tags: ["nightly"],
}, async () => {
  refusals = [451];
  await transaction((tx) => sendMail(tx, welcome));
  const [first, second] = await arrived(2);
  expect(second?.mail.messageId).toBe(first?.mail.messageId);
  expect(outcomes.all).toEqual(["retry", "completed"]);
});

test.each([
  ["its text", 554, welcome],
  ["its address", 0, { ...welcome, to: { address: "unknown@example.no" } }],
])("a mail rejected for %s is not retried", async (_, code, mail) => {
  if (code) refusals = [code];
  await transaction((tx) => sendMail(tx, mail));
  expect(await outcomes.atLeast(1)).toEqual(["failed"]);
  expect(received.length).toBeLessThanOrEqual(1);
});

test("a mail is sent once the server is back", { tags: ["nightly"] }, async () => {
  const { smtpUrl } = config();
  useSmtp(9);
  await transaction((tx) => sendMail(tx, welcome));
  expect(await outcomes.atLeast(1)).toEqual(["retry"]);
  configure({ ...config(), smtpUrl });
  expect(await outcomes.atLeast(2)).toEqual(["retry", "completed"]);
  expect(received).toHaveLength(1);
});

test("signs in with the user and password of the URL", async () => {
  const port = (server.server.address() as AddressInfo).port;
  configure({ ...config(), smtpUrl: `smtp://jaord:p%40ss%20word@127.0.0.1:${port}` });
  await transaction((tx) => sendMail(tx, welcome));
  await arrived(1);
  expect(signIns).toBe(1);
  useSmtp(port);
});

test("in production no password is sent without encryption", async () => {
  const before = config();
  const port = (server.server.address() as AddressInfo).port;
  const smtpUrl = `smtp://jaord:p%40ss%20word@localhost:${port}`;
  configure({ ...before, smtpUrl, production: true });
  await transaction((tx) => sendMail(tx, welcome));
  expect(await outcomes.atLeast(1)).toEqual(["retry"]);
  configure(before);
  expect(signIns).toBe(0);
});

test.each([
  ["a subject with a line break", { subject: "Hei\r\nBcc: eve@example.no" }],
  ["a subject with a bare line feed", { subject: "Hei\nBcc: eve@example.no" }],
  ["a name with a line break", { to: { name: "A\r\nBcc: eve@x.no", address: "a@x.no" } }],
  ["two addresses", { to: { address: "a@x.no,b@x.no" } }],
  ["two addresses with a semicolon", { to: { address: "a@x.no;b@x.no" } }],
  ["an address with a line break", { to: { address: "a@x.no\r\nBcc: b@x.no" } }],
  ["an address in angle brackets", { to: { address: "a <b@x.no>" } }],
  ["an address with a command", { to: { address: "a@x.no> NOTIFY=SUCCESS" } }],
  ["no address", { to: { address: "" } }],
])("refuses %s", async (_, change) => {
  await expect(sendMail(db(), { ...welcome, ...change })).rejects.toThrow(/line break|address/);
  expect(await jobStates()).toEqual([]);
});

test("a name with mail syntax stays one name", async () => {
  const name = 'Ola "Kongen" Nordmann, eve@example.no <eve@example.no>';
  await transaction((tx) => sendMail(tx, { ...welcome, to: { ...welcome.to, name } }));
  const [{ to, mail }] = await arrived(1);
  expect(to).toEqual(["ase@example.no"]);
  expect(mail.to).toMatchObject([{ name, address: "ase@example.no" }]);
});

function useSmtp(port: number) {
  configure({ ...config(), smtpUrl: `smtp://127.0.0.1:${port}` });
}

/** Waits until jobs have run this often, each run with one mail. */
async function arrived(count: number): Promise<[Received, ...Received[]]> {
  await outcomes.atLeast(count);
  expect(received).toHaveLength(count);
  return received as [Received, ...Received[]];
}

async function listenToOutcomes(): Promise<Client> {
  await db().execute(sql`create function notify_outcome() returns trigger language plpgsql as
    $$ begin perform pg_notify('outcome', new.state::text); return null; end $$`);
  await db().execute(sql`create trigger notify_outcome
    after insert or update of state on pgboss.job
    for each row when (new.state not in ('created', 'active')) execute function notify_outcome()`);
  const client = new Client({ connectionString: database.url });
  client.on("notification", ({ payload = "" }) => outcomes.push(payload));
  await client.connect();
  await client.query("listen outcome");
  return client;
}

async function jobStates(): Promise<unknown[]> {
  const { rows } = await db().execute(
    sql`select state from pgboss.job where name = ${deliverMail.name}`,
  );
  return rows.map((row) => row.state);
}
