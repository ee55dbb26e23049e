import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { suppress } from "#app/features/delivery/suppression/commands.server.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { ensureCodes } from "#app/features/guests/codes/commands.server.ts";
import { formatCode } from "#app/features/guests/codes/rules.ts";
import { sendAnswer } from "#app/features/rsvp/commands.server.ts";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import {
  type OwnedWeddingId,
  type PublicWeddingId,
  toPublicWeddingId,
} from "#app/features/weddings/access.server.ts";
import { unblockVisitors } from "#app/features/weddings/blocked-visitors/commands.server.ts";
import { now, setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase, withLockHeldBy } from "#tests/support/database.ts";
import {
  answer,
  guestEntry,
  insertAnswer,
  insertBlockedVisitor,
  insertGuest,
  insertHeldVisitor,
  nextEntryOf,
  signedInOwner,
} from "#tests/support/factories.ts";
import { queuedMails } from "#tests/support/queued-mails.ts";
import { confirmAnswers, quietTimeMs } from "./confirm-answers.server.ts";

useTestDatabase();

let email: string;
let weddingId: OwnedWeddingId;
let wedding: PublicWeddingId;

beforeEach(async () => {
  setClock();
  email = `${randomUUID()}@epost.no`;
  ({ weddingId } = await signedInOwner());
  wedding = toPublicWeddingId(weddingId);
  await db().delete(outbox);
  return () => setClock();
});

test("one mail has all answers of an address, the calendar and the page to change them", async () => {
  const entry = guestEntry(wedding);
  await sendAnswer(entry, answer({ guestName: "Marit Ødegård", email, plusOneName: "Linnea" }));
  const { visitorId } = entry;
  const second = { guestName: "Sølvi Ødegård", email, attending: false, additional: true };
  await sendAnswer(guestEntry(wedding, { visitorId }), answer(second));
  await confirmLater();
  await confirmLater();
  const [mail, ...others] = await queuedMails(email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain("Marit Ødegård, Kommer\nLinnea, Følge til Marit, Kommer\n");
  expect(mail?.text).toContain("Sølvi Ødegård, Kommer ikke");
  expect(mail?.text).toContain(`/wedding?id=${weddingId}`);
  expect(mail?.attachments?.[0]?.content).toContain("BEGIN:VCALENDAR");
});

test("a changed answer is confirmed again, once it is quiet", async () => {
  await sendAnswer(guestEntry(wedding), answer({ email }));
  await confirmAnswers.run({}, "");
  expect(await queuedMails(email)).toEqual([]);
  await confirmLater();
  setClock(() => Date.now() + 3 * quietTimeMs);
  await sendAnswer(guestEntry(wedding), answer({ email, attending: false }));
  setClock(() => Date.now() + 5 * quietTimeMs);
  await confirmAnswers.run({}, "");
  expect((await queuedMails(email)).map(({ text }) => text.includes("Kommer ikke"))).toEqual([
    false,
    true,
  ]);
});

test("two processes send one mail", async () => {
  await sendAnswer(guestEntry(wedding), answer({ email }));
  setClock(() => Date.now() + 2 * quietTimeMs);
  await Promise.all([confirmAnswers.run({}, ""), confirmAnswers.run({}, "")]);
  expect(await queuedMails(email)).toHaveLength(1);
});

test("an answer that changes while its mail is written is confirmed by a later one", async () => {
  await sendAnswer(guestEntry(wedding), answer({ email }));
  setClock(() => Date.now() + 2 * quietTimeMs);
  const changed = { attending: false, guestCount: 0, updatedAt: now() };
  await withLockHeldBy(
    (tx) => tx.update(rsvpResponses).set(changed).where(eq(rsvpResponses.email, email)),
    () => confirmAnswers.run({}, ""),
  );
  expect(await queuedMails(email)).toEqual([]);
  setClock(() => Date.now() + 4 * quietTimeMs);
  await confirmAnswers.run({}, "");
  const mails = await queuedMails(email);
  expect(mails.map(({ text }) => text.includes("Kommer ikke"))).toEqual([true]);
});

test("runs that overlap count the one mail that they send once", async () => {
  await insertAnswer(weddingId, { email, confirmationDue: true });
  setClock(() => Date.now() + 2 * quietTimeMs);
  await Promise.all(Array.from({ length: 6 }, () => confirmAnswers.run({}, "")));
  await insertAnswer(weddingId, { email, confirmationDue: true });
  await confirmLater();
  expect(await queuedMails(email)).toHaveLength(2);
});

test("a held answer is confirmed when it is let in, a hidden one is not", async () => {
  const [held, hidden] = [randomUUID(), randomUUID()];
  await insertHeldVisitor(weddingId, held);
  await insertBlockedVisitor(weddingId, hidden);
  const confirmationDue = true;
  await insertAnswer(weddingId, { visitorId: held, email, confirmationDue });
  await insertAnswer(weddingId, { visitorId: hidden, email: "b@epost.no", confirmationDue });
  await confirmLater();
  expect(await db().select().from(outbox)).toEqual([]);
  await unblockVisitors(weddingId, [held]);
  await confirmLater();
  expect(await queuedMails(email)).toHaveLength(1);
  expect(await queuedMails("b@epost.no")).toEqual([]);
});

test("what a held browser answers by link is confirmed at once", async () => {
  const visitorId = randomUUID();
  await insertHeldVisitor(weddingId, visitorId);
  const due = { confirmationDue: true, linkedBy: "link", submissionId: randomUUID() } as const;
  await insertAnswer(weddingId, { visitorId, email, ...due });
  await confirmLater();
  expect(await queuedMails(email)).toHaveLength(1);
});

test("only the address that the couple knows gets the household's link", async () => {
  const known = await insertGuest(weddingId, { name: "Marit Ødegård", email });
  const other = await insertGuest(weddingId, { name: "Jonas Lie", email: "jonas@epost.no" });
  const due = { confirmationDue: true, linkedBy: "name" } as const;
  await insertAnswer(weddingId, { guestId: known, email, guestName: "Marit Ødegård", ...due });
  const stranger = "fremmed@epost.no";
  await insertAnswer(weddingId, {
    guestId: other,
    email: stranger,
    guestName: "Jonas Lie",
    ...due,
  });
  await confirmLater();
  expect((await queuedMails(email))[0]?.text).toMatch(/\/b\/[a-z-]+\/\S{4}-\S{4}/);
  expect((await queuedMails(stranger))[0]?.text).not.toContain("/b/");
});

test("an address that answers for two households of the list is confirmed both", async () => {
  await insertGuest(weddingId, { name: "Kari Moe", email });
  await insertGuest(weddingId, { name: "Ola Lie" });
  const entry = guestEntry(wedding);
  await sendAnswer(entry, answer({ guestName: "Kari Moe", email }));
  await sendAnswer(nextEntryOf(entry), answer({ guestName: "Ola Lie", email, additional: true }));
  await confirmLater();
  const [mail, ...others] = await queuedMails(email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain("Kari Moe, Kommer\nOla Lie, Kommer\n");
});

test("an address that answers by two links gets each household's link with its answer", async () => {
  const households = [randomUUID(), randomUUID()];
  for (const [index, householdId] of households.entries()) {
    const guestName = `Gjest ${index + 1}`;
    const guestId = await insertGuest(weddingId, { householdId, name: guestName });
    const due = { confirmationDue: true, linkedBy: "link" } as const;
    await insertAnswer(weddingId, { guestId, guestName, email, ...due });
    await confirmLater();
  }
  const codes = await ensureCodes(weddingId, households);
  const mails = await queuedMails(email);
  expect(mails).toHaveLength(2);
  for (const [index, householdId] of households.entries()) {
    const { text = "" } = mails[index] ?? {};
    expect(text).toContain(`Gjest ${index + 1}, Kommer`);
    expect(text).toContain(formatCode(codes.get(householdId) ?? ""));
  }
});

test.each([
  [false, "Jonas Lie, Kommer\n\n"],
  [true, "Jonas Lie, Kommer\nfølget, Følge til Jonas, Kommer\n"],
])("a companion without a name is mentioned only when coming: %s", async (comes, line) => {
  const guestId = await insertGuest(weddingId, { name: "Jonas Lie", email, plusOne: true });
  const due = { confirmationDue: true, linkedBy: "link", guestCount: comes ? 2 : 1 } as const;
  await insertAnswer(weddingId, { guestId, email, guestName: "Jonas Lie", ...due });
  await confirmLater();
  const [mail] = await queuedMails(email);
  expect(mail?.text).toContain(line);
  expect(mail?.html.includes("Kommer ikke")).toBe(false);
});

test("what the couple has set is not confirmed instead of the answer", async () => {
  const set = { rsvpStatus: "attending", dietaryRequirements: "Kresen" } as const;
  const guestId = await insertGuest(weddingId, { name: "Jonas Lie", email, ...set });
  const declined = { attending: false, guestCount: 0 };
  const due = { confirmationDue: true, linkedBy: "link" } as const;
  await insertAnswer(weddingId, { guestId, email, guestName: "Jonas Lie", ...declined, ...due });
  await confirmLater();
  const [mail] = await queuedMails(email);
  expect(mail?.text).toContain("Takk for at dere sa fra.");
  expect(mail?.text).toContain("Jonas Lie, Kommer ikke\n");
  expect(mail?.html).not.toContain("Kresen");
});

test("a companion who became a guest is confirmed once", async () => {
  const householdId = randomUUID();
  const alone = { plusOne: false, plusOneStatus: "declined" } as const;
  const guestId = await insertGuest(weddingId, { householdId, name: "Kari Moe", ...alone });
  await insertGuest(weddingId, { householdId, name: "Ola Lie", rsvpStatus: "attending" });
  const companion = { guestCount: 2, plusOneName: "Ola Lie" };
  const due = { confirmationDue: true, linkedBy: "link", email } as const;
  await insertAnswer(weddingId, { guestId, guestName: "Kari Moe", ...companion, ...due });
  await confirmLater();
  expect((await queuedMails(email))[0]?.text).toContain("Kari Moe, Kommer\nOla Lie, Kommer\n\n");
});

test("an address that refuses mails, or gets too many, gets none", async () => {
  await suppress({ address: email, weddingId });
  await sendAnswer(guestEntry(wedding), answer({ email }));
  const other = "mange@epost.no";
  for (let mails = 1; mails <= 8; mails++) {
    await insertAnswer(weddingId, { email: other, confirmationDue: true });
    await confirmLater();
  }
  expect(await queuedMails(email)).toEqual([]);
  expect(await queuedMails(other)).toHaveLength(6);
});

async function confirmLater(): Promise<void> {
  setClock(() => Date.now() + 2 * quietTimeMs);
  await confirmAnswers.run({}, "");
}
