import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { deliverMessage } from "#app/features/delivery/jobs.server.ts";
import {
  readUnsubscribeToken,
  removeSuppression,
  suppress,
} from "#app/features/delivery/suppression/commands.server.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { households } from "#app/features/guests/tables.server.ts";
import { planMailing, retryMails, stopMailing } from "#app/features/invitations/commands.server.ts";
import { listDeliveries, listInvitedHouseholds } from "#app/features/invitations/queries.server.ts";
import type { MailingKind } from "#app/features/invitations/rules.ts";
import { mailingRecipients, mailings } from "#app/features/invitations/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { config, configure } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { configureLog } from "#app/platform/log.server.ts";
import { osloDate, osloInstant } from "#app/platform/oslo-time.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertGuest, type SignedInOwner, signedInOwner } from "#tests/support/factories.ts";
import { type MailServer, startMailServer } from "#tests/support/smtp-server.ts";
import { sendDueInvitations } from "./send-due-invitations.server.ts";

useTestDatabase();
let server: MailServer;
let owner: SignedInOwner;

beforeAll(async () => {
  configureLog("silent");
  server = await startMailServer();
  configure({ ...config(), smtpUrl: server.url });
});

beforeEach(async () => {
  owner = await signedInOwner();
});

afterEach(async () => {
  setClock();
  server.reset();
  configure({ ...config(), smtpUrl: server.url });
  await db().delete(mailings);
  await db().delete(outbox);
  await db().execute(sql`delete from pgboss.job`);
});

afterAll(() => server.stop());

test("each household gets one mail with its own link", async () => {
  const ids = [await household("Marit Ødegård"), await household("Sigrid Lie")];
  expect(await plan(ids)).toBe(2);
  await sendDueInvitations.run({}, "");
  await deliverAll();
  const texts = server.received.all.map(({ mail }) => mail.text ?? "");
  const codes = texts.map((text) => /\/b\/[a-z-]+\/(\S{4}-\S{4})/.exec(text)?.[1]);
  expect(new Set(codes).size).toBe(2);
  expect(codes).not.toContain(undefined);
  expect(texts.map((text) => text.split("\n")[0]).sort()).toEqual(["Kjære Marit", "Kjære Sigrid"]);
  expect(await states()).toEqual(["delivered", "delivered"]);
});

test("two partners who send at once send each invitation once", async () => {
  const ids = await Promise.all(["Marit A", "Sigrid B", "Siri C"].map((name) => household(name)));
  const counts = await Promise.all([plan(ids), plan(ids)]);
  expect(counts.sort()).toEqual([0, 3]);
  await Promise.all([sendDueInvitations.run({}, ""), sendDueInvitations.run({}, "")]);
  await deliverAll();
  expect(server.received.all).toHaveLength(3);
});

test("a repeated form plans one mailing", async () => {
  const ids = [await household("Marit A")];
  const id = randomUUID();
  expect([await plan(ids, { id }), await plan(ids, { id })]).toEqual([1, 1]);
  expect(await db().select().from(mailingRecipients)).toHaveLength(1);
});

test("after a crash between handing over and commit nothing is sent twice or lost", async () => {
  await plan([await household("Marit A")]);
  await db().execute(sql`create function refuse() returns trigger language plpgsql as
    'begin raise exception ''crash''; end'`);
  await db().execute(sql`create trigger refuse before insert on outbox
    for each row execute function refuse()`);
  await expect(sendDueInvitations.run({}, "")).rejects.toThrow();
  expect(await states()).toEqual(["waiting"]);
  await db().execute(sql`drop trigger refuse on outbox`);
  await db().execute(sql`drop function refuse`);
  await sendDueInvitations.run({}, "");
  await sendDueInvitations.run({}, "");
  await deliverAll();
  expect(server.received.all).toHaveLength(1);
});

test.each([
  ["a rejected address", () => server.replies.push(554), "failed", 2],
  [
    "a connection lost after the text",
    () => server.replies.push("drop the connection"),
    "uncertain",
    1,
  ],
])(
  "after %s a retry sends only what certainly did not arrive",
  async (_, fail, state, received) => {
    await plan([await household("Marit A")]);
    fail();
    await sendDueInvitations.run({}, "");
    await deliverAll();
    expect(await states()).toEqual([state]);
    await retry({ mayHaveArrived: false });
    await sendDueInvitations.run({}, "");
    await deliverAll();
    expect(server.received.all).toHaveLength(received);
  },
);

test("what is uncertain is sent again by hand, once also when both partners ask", async () => {
  await plan([await household("Marit A")]);
  server.replies = ["drop the connection"];
  await sendDueInvitations.run({}, "");
  await deliverAll();
  const byHand = { mayHaveArrived: true };
  const counts = await Promise.all([retry(byHand), retry(byHand)]);
  expect(counts.sort()).toEqual([0, 1]);
  await sendDueInvitations.run({}, "");
  await deliverAll();
  expect(server.received.all).toHaveLength(2);
  expect(await states()).toEqual(["delivered"]);
});

test("a wedding that cannot be sent stops no other, and the job fails to be tried again", async () => {
  const other = await signedInOwner();
  const { weddingId } = other;
  const id = await household("Liv B", other);
  const isBroken = eq(households.id, id);
  await db().update(households).set({ encryptedCode: "unreadable" }).where(isBroken);
  await plan([id], { by: other, sendAt: new Date(Date.now() - 2000) });
  await plan([await household("Marit A")]);
  await expect(sendDueInvitations.run({}, "")).rejects.toThrow(
    "mails of 1 of the weddings not sent",
  );
  await deliverAll();
  expect(await states()).toEqual(["delivered"]);
  expect(await listDeliveries(weddingId)).toMatchObject([{ state: "waiting" }]);

  await db().update(households).set({ encryptedCode: null }).where(isBroken);
  await sendDueInvitations.run({}, "");
  await deliverAll();
  expect(await listDeliveries(weddingId)).toMatchObject([{ state: "delivered" }]);
});

test("a busy server delays a mail, and the couple sees why it waits", async () => {
  await plan([await household("Marit A")]);
  server.replies = [451];
  await sendDueInvitations.run({}, "");
  await expect(deliverAll()).rejects.toThrow();
  expect(await listDeliveries(owner.weddingId)).toMatchObject([
    { state: "waiting", failure: "delayed" },
  ]);
  await deliverAll();
  expect(await states()).toEqual(["delivered"]);
});

test("what waits can be stopped, and the household is not sent", async () => {
  const [first, second] = [await household("Marit A"), await household("Sigrid B")];
  const id = randomUUID();
  await plan([first], { id });
  await sendDueInvitations.run({}, "");
  expect(await stopMailing(owner.weddingId, id)).toBe(1);
  const later = randomUUID();
  await plan([second], { id: later, sendAt: new Date(Date.now() + 3_600_000) });
  expect(await stopMailing(owner.weddingId, later)).toBe(1);
  await deliverAll();
  expect(server.received.all).toEqual([]);
  expect(await householdStates()).toEqual(["not-sent", "not-sent"]);
});

test("a planned mailing waits for its time", async () => {
  await plan([await household("Marit A")], { sendAt: new Date(Date.now() + 3_600_000) });
  await sendDueInvitations.run({}, "");
  expect(await states()).toEqual(["waiting"]);
  setClock(() => Date.now() + 3_600_001);
  await sendDueInvitations.run({}, "");
  await deliverAll();
  expect(server.received.all).toHaveLength(1);
});

test("who refuses mails gets none, until that is undone", async () => {
  const id = await household("Marit A");
  await plan([id]);
  await sendDueInvitations.run({}, "");
  await deliverAll();
  const [received] = server.received.all;
  const header = received?.mail.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
  const suppression = readUnsubscribeToken(header.split("/").at(-1)?.replace(">", "") ?? "");
  if (!suppression) throw new Error("no token");
  await suppress(suppression);
  await suppress(suppression);
  expect(await listInvitedHouseholds(owner.weddingId)).toMatchObject([{ isUnsubscribed: true }]);
  const tomorrow = osloDate(new Date(Date.now() + 24 * 3_600_000));
  // Reminders are not sent at night.
  setClock(() => osloInstant(tomorrow, "12:00").getTime());
  await plan([id], { kind: "reminder" });
  await sendDueInvitations.run({}, "");
  await deliverAll();
  expect(server.received.all).toHaveLength(1);
  await removeSuppression(suppression);
  expect(await listInvitedHouseholds(owner.weddingId)).toMatchObject([{ isUnsubscribed: false }]);
});

test("another couple neither stops, retries nor sees a mailing", async () => {
  const other = await signedInOwner();
  const id = randomUUID();
  await plan([await household("Marit A")], { id });
  server.replies = [554];
  await sendDueInvitations.run({}, "");
  await deliverAll();
  const [recipient] = await listDeliveries(owner.weddingId);
  expect(await stopMailing(other.weddingId, id)).toBe(0);
  const again = await retryMails(other.weddingId, [recipient?.id ?? ""], { mayHaveArrived: true });
  expect(again).toEqual([]);
  expect(await listDeliveries(other.weddingId)).toEqual([]);
});

async function household(name: string, { weddingId } = owner): Promise<string> {
  const householdId = randomUUID();
  await insertGuest(weddingId, { name, email: `${householdId}@example.no`, householdId });
  return householdId;
}

interface Options {
  by?: SignedInOwner;
  id?: string;
  kind?: MailingKind;
  sendAt?: Date;
}

function plan(householdIds: string[], { by = owner, ...options }: Options = {}) {
  return planMailing(by.weddingId, by.userId, {
    id: randomUUID(),
    kind: "invitation",
    greeting: "Vi gifter oss {dato}.",
    sendAt: new Date(Date.now() - 1000),
    householdIds,
    ...options,
  });
}

async function retry(options: { mayHaveArrived: boolean }): Promise<number> {
  const ids = (await listDeliveries(owner.weddingId)).map(({ id }) => id);
  return (await retryMails(owner.weddingId, ids, options)).length;
}

async function deliverAll(): Promise<void> {
  const queued = await db().select().from(outbox);
  for (const { id, status } of queued) {
    if (status === "queued") await deliverMessage.run({ id }, id);
  }
}

async function states(): Promise<string[]> {
  return (await listDeliveries(owner.weddingId)).map(({ state }) => state);
}

async function householdStates(): Promise<string[]> {
  return (await listInvitedHouseholds(owner.weddingId)).map(({ state }) => state);
}
