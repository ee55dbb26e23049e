import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Administrator } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { auditEntries } from "#app/features/audit/tables.server.ts";
import { readUnsubscribeToken } from "#app/features/delivery/suppression/commands.server.ts";
import { newsletterScope } from "#app/features/delivery/suppression/rules.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { queuedMails } from "#tests/support/queued-mails.ts";
import { insertAdmin } from "#tests/support/vendors.ts";
import { endSubscription, resumeSubscription } from "../commands.server.ts";
import { newsletterIssues, newsletterSubscriptions } from "../tables.server.ts";
import { deleteIssue, restoreIssue, saveIssue, sendIssue, testIssue } from "./commands.server.ts";
import { sendDueIssues } from "./jobs.server.ts";
import { countSubscribers, findIssue, listIssues } from "./queries.server.ts";

useTestDatabase();

const start = Date.UTC(2026, 11, 1, 9);
const issue = {
  subject: "Desemberbrevet",
  body: "Kjære dere\n\nTolv, førti og åtti er tre bryllup.",
  buttonLabel: "Les guiden",
  buttonUrl: "https://jaord.no/guide/1",
};
const gone = { ok: false, reason: "gone" };
let admin: Administrator;
let id: string;

beforeEach(async () => {
  for (const table of [newsletterIssues, newsletterSubscriptions, outbox]) await db().delete(table);
  admin = await insertAdmin();
  id = crypto.randomUUID();
  setClock(() => start);
  return () => setClock();
});

test("an issue goes once to everyone who has confirmed, with a link that ends it", async () => {
  await subscribe("ingrid@epost.no", "ola@epost.no");
  await db()
    .insert(newsletterSubscriptions)
    .values({ email: "ubekreftet@epost.no", createdAt: new Date(start) });
  await saveIssue(admin, id, 0, issue);
  expect(await countSubscribers(admin.id)).toBe(2);
  expect(await sendIssue(admin, id)).toEqual({ ok: true });
  await sendDueIssues.run({}, "test");
  expect(await mailed("ubekreftet@epost.no")).toHaveLength(0);
  for (const email of ["ingrid@epost.no", "ola@epost.no"]) {
    const [mail, ...others] = await mailed(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: "Desemberbrevet" });
    expect(mail?.text).toContain("Kjære dere\n\nTolv, førti og åtti er tre bryllup.");
    expect(mail?.text).toContain("Les guiden:\nhttps://jaord.no/guide/1");
    const url = mail?.unsubscribeUrl ?? "";
    expect(mail?.text).toContain(url);
    expect(readUnsubscribeToken(url.split("/").at(-1) ?? "")).toEqual({
      address: email,
      weddingId: newsletterScope,
    });
  }
  expect(await findIssue(admin.id, id)).toMatchObject({
    recipientCount: 2,
    sentAt: new Date(start),
    finishedAt: new Date(start),
  });
});

test("pressing send twice, and jobs at the same time, mail once", async () => {
  const emails = Array.from({ length: 450 }, (_, index) => `gjest${index}@epost.no`);
  await subscribe(...emails);
  await saveIssue(admin, id, 0, issue);
  const pressed = await Promise.all([sendIssue(admin, id), sendIssue(admin, id)]);
  expect(pressed).toContainEqual({ ok: true });
  expect(pressed).toContainEqual(gone);
  await Promise.all([sendDueIssues.run({}, "a"), sendDueIssues.run({}, "b")]);
  await sendDueIssues.run({}, "c");
  expect(await db().$count(outbox)).toBe(450);
  expect((await findIssue(admin.id, id))?.recipientCount).toBe(450);
});

test("a run that ended in the middle goes on after the last address", async () => {
  await subscribe("a@epost.no", "b@epost.no", "c@epost.no");
  await saveIssue(admin, id, 0, issue);
  await sendIssue(admin, id);
  await db()
    .update(newsletterIssues)
    .set({ reachedEmail: "b@epost.no", recipientCount: 2 })
    .where(eq(newsletterIssues.id, id));
  await sendDueIssues.run({}, "test");
  expect(await mailed("b@epost.no")).toHaveLength(0);
  expect(await mailed("c@epost.no")).toHaveLength(1);
  expect((await findIssue(admin.id, id))?.recipientCount).toBe(3);
});

test("who leaves before the job, or joins after the issue was sent, does not get it", async () => {
  await subscribe("ingrid@epost.no", "ola@epost.no");
  await saveIssue(admin, id, 0, issue);
  await sendIssue(admin, id);
  await endSubscription("ola@epost.no");
  setClock(() => start + 60_000);
  await resumeSubscription("kari@epost.no");
  await sendDueIssues.run({}, "test");
  expect(await mailed("ingrid@epost.no")).toHaveLength(1);
  expect(await mailed("ola@epost.no")).toHaveLength(0);
  expect(await mailed("kari@epost.no")).toHaveLength(0);
});

test("a draft is changed in its version, deleted and restored; what was sent stays", async () => {
  await saveIssue(admin, id, 0, issue);
  const other = { ...issue, subject: "Nyttårsbrevet" };
  expect(await saveIssue(admin, id, 1, other)).toEqual({ ok: true });
  expect(await saveIssue(admin, id, 1, other), "sent twice").toEqual({ ok: true });
  const outdated = await saveIssue(admin, id, 1, issue);
  expect(outdated).toMatchObject({ reason: "conflict", stored: { version: 2 } });
  expect(await deleteIssue(admin, id)).toEqual({ ok: true });
  expect(await listIssues(admin.id)).toEqual([]);
  expect(await sendIssue(admin, id)).toEqual(gone);
  expect(await restoreIssue(admin, id)).toEqual({ ok: true });
  expect(await sendIssue(admin, id)).toEqual({ ok: true });
  expect(await saveIssue(admin, id, 2, issue)).toEqual(gone);
  expect(await deleteIssue(admin, id)).toEqual(gone);
  expect(await listIssues(admin.id)).toMatchObject([{ subject: "Nyttårsbrevet" }]);
});

test("a trial goes to the administrator alone", async () => {
  await subscribe("ingrid@epost.no");
  await saveIssue(admin, id, 0, issue);
  expect(await testIssue(admin, id)).toEqual({ ok: true });
  expect(await testIssue(admin, crypto.randomUUID())).toEqual(gone);
  const [account] = await db().select().from(users).where(eq(users.id, admin.id));
  expect(await mailed(account?.email ?? "")).toMatchObject([{ subject: "Prøve: Desemberbrevet" }]);
  expect(await db().$count(outbox)).toBe(1);
});

test("each step is in the log, under the issue's subject", async () => {
  await saveIssue(admin, id, 0, issue);
  await testIssue(admin, id);
  await deleteIssue(admin, id);
  await restoreIssue(admin, id);
  await sendIssue(admin, id);
  const entries = await db()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, id))
    .orderBy(desc(auditEntries.id));
  expect(entries.map(({ action }) => action)).toEqual([
    "letter-sent",
    "letter-restored",
    "letter-deleted",
    "letter-tested",
    "letter-saved",
  ]);
  expect(entries[0]).toMatchObject({ subject: "newsletter", subjectName: "Desemberbrevet" });
});

function subscribe(...emails: string[]) {
  const confirmed = { confirmedAt: new Date(start), createdAt: new Date(start) };
  return db()
    .insert(newsletterSubscriptions)
    .values(emails.map((email) => ({ email, ...confirmed })));
}

const mailed = queuedMails;
