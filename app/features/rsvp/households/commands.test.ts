import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { deleteGuests } from "#app/features/guests/admin/commands.server.ts";
import { guestChanges } from "#app/features/guests/changes/tables.server.ts";
import { guests, households } from "#app/features/guests/tables.server.ts";
import { blockedVisitors } from "#app/features/weddings/blocked-visitors/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  answer,
  guestEntry,
  insertAnswer,
  insertBlockedVisitor,
  insertGuest,
  insertHeldVisitor,
  nextEntryOf,
} from "#tests/support/factories.ts";
import {
  coming,
  declined,
  type InvitedFamily,
  inviteFamily,
} from "#tests/support/household-answers.ts";
import { sendAnswer } from "../commands.server.ts";
import { unlink } from "../guest-links/commands.server.ts";
import { countGuests, listGuestStates } from "../guest-links/queries.server.ts";
import { sendHouseholdAnswer } from "./commands.server.ts";
import { peopleOf } from "./queries.server.ts";
import { householdAnswerKind } from "./rules.ts";

useTestDatabase();

let wedding: InvitedFamily["wedding"];
let household: InvitedFamily["household"];
let marit: string;
let solvi: string;
let send: InvitedFamily["send"];
let stored: InvitedFamily["stored"];

beforeEach(async () => {
  ({ wedding, household, marit, solvi, send, stored } = await inviteFamily());
});

test("a household's answer is one answer for each person, and counts at once", async () => {
  await send({
    people: [coming(marit, nuts), declined(solvi)],
    message: "Hei",
    email: "M@epost.no",
  });
  const rows = await stored();
  expect(rows).toMatchObject([
    { guestId: marit, linkedBy: "link", attending: true, guestCount: 1, message: "Hei", ...nuts },
    { guestId: solvi, linkedBy: "link", attending: false, guestCount: 0, message: null },
  ]);
  const confirmed = { email: "m@epost.no", confirmationDue: true };
  expect(rows).toMatchObject([confirmed, confirmed]);
  expect(new Set(rows.map(({ submissionId }) => submissionId)).size).toBe(1);
  expect(await countGuests(wedding)).toMatchObject({
    confirmed: 1,
    declined: 1,
    comingPersons: 1,
    unlinkedAnswers: 0,
  });
  const [row] = await db().select().from(households).where(eq(households.weddingId, wedding));
  expect(row?.openedAt, "an answer without script is an opening").toBeInstanceOf(Date);
});

test("the same form sent twice is stored once", async () => {
  const entry = guestEntry(wedding, { kind: householdAnswerKind });
  const sent = { people: [coming(marit), coming(solvi)], message: null, email: null };
  const results = await Promise.all([
    sendHouseholdAnswer(entry, household, sent),
    sendHouseholdAnswer(entry, household, sent),
  ]);
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(["repeated", "sent"]);
  expect(await stored()).toHaveLength(2);
});

test("another phone of the household changes the same answers", async () => {
  await send({ people: [coming(marit), coming(solvi)] });
  const before = await stored();
  const version = await versionOf(marit);
  await send({ people: [declined(marit), coming(solvi)] });
  const after = await stored();
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after).toMatchObject([{ attending: false }, { attending: true }]);
  expect(await versionOf(marit)).toBe(version + 1);
});

test("what has changed is noted for the couple, for all of one form together", async () => {
  await send({ people: [coming(marit), coming(solvi)], message: "Hei" });
  await send({ people: [coming(marit, nuts), coming(solvi)], message: "Hei" });
  const changes = await db()
    .select()
    .from(guestChanges)
    .where(eq(guestChanges.weddingId, wedding))
    .orderBy(asc(guestChanges.at), asc(guestChanges.name));
  expect(changes).toMatchObject([
    { guestId: marit, before: null, after: { status: "attending" }, message: "Hei" },
    { guestId: solvi, before: null, after: { status: "attending" }, message: null },
    { guestId: marit, before: { diet: null }, after: { diet: "Nøtter", severeAllergy: true } },
  ]);
  expect(new Set(changes.map(({ batchId }) => batchId)).size).toBe(2);
});

test("the household's message stays with who was the contact when it was sent", async () => {
  await send({ people: [coming(marit), coming(solvi)], message: "Hei" });
  await send({ people: [coming(solvi), declined(marit)] });
  expect(await stored()).toMatchObject([
    { guestId: marit, attending: false, message: "Hei" },
    { guestId: solvi, message: null },
  ]);
});

test("an e-mail that is removed from the form is removed from all answers", async () => {
  await send({ people: [coming(marit), coming(solvi)], email: "m@epost.no" });
  await send({ people: [coming(marit), coming(solvi)] });
  expect(await stored()).toMatchObject([{ email: null }, { email: null }]);
});

test("two phones at once leave one answer for each person", async () => {
  await Promise.all([
    send({ people: [coming(marit), coming(solvi)] }),
    send({ people: [declined(marit), declined(solvi)] }),
  ]);
  const rows = await stored();
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(({ submissionId }) => submissionId)).size).toBe(1);
});

test("a companion counts, with a name or without", async () => {
  await db().update(guests).set({ plusOne: true }).where(eq(guests.id, marit));
  const companion = { name: null, dietaryRestrictions: "Egg", severeAllergy: true };
  await send({ people: [{ ...coming(marit), companion }, declined(solvi)] });
  expect(await countGuests(wedding)).toMatchObject({ comingPersons: 2 });
  expect(await listGuestStates(wedding)).toMatchObject([
    { companionStatus: "attending", companionDiet: "Egg", companionSevereAllergy: true },
    {},
  ]);
  await send({ people: [coming(marit), declined(solvi)] });
  expect(await countGuests(wedding)).toMatchObject({ comingPersons: 1 });
});

test("an answer by link counts even from a held browser, also when it changes it", async () => {
  const entry = guestEntry(wedding, { kind: householdAnswerKind });
  await insertHeldVisitor(wedding, entry.visitorId);
  await send({ people: [coming(marit), coming(solvi)] }, entry);
  expect(await countGuests(wedding)).toMatchObject({ comingPersons: 2 });
  await sendAnswer(
    nextEntryOf(entry),
    answer({ guestName: "Marit Ødegård", email: "m@epost.no", attending: false }),
  );
  expect(await countGuests(wedding)).toMatchObject({ comingPersons: 1, declined: 1 });
});

test("a hundred browsers at one address are not held when they come by link", async () => {
  for (let sent = 0; sent < 100; sent++) {
    const entry = guestEntry(wedding, { kind: householdAnswerKind, clientIp: "192.0.2.1" });
    await send({ people: [coming(marit)] }, entry);
  }
  expect(await db().$count(blockedVisitors, eq(blockedVisitors.weddingId, wedding))).toBe(0);
});

test("an answer that the couple has hidden does not keep the guest's own from its guest", async () => {
  const visitorId = randomUUID();
  await insertAnswer(wedding, { guestId: marit, linkedBy: "name", visitorId });
  await insertBlockedVisitor(wedding, visitorId);
  await send({ people: [coming(marit), declined(solvi)] });
  expect(await countGuests(wedding)).toMatchObject({ confirmed: 1, declined: 1 });
});

test("a hidden browser still sees what it has answered", async () => {
  const entry = guestEntry(wedding, { kind: householdAnswerKind });
  await send({ people: [coming(marit), coming(solvi)] }, entry);
  await insertBlockedVisitor(wedding, entry.visitorId);
  expect(await peopleOf(household, entry.visitorId)).toMatchObject([
    { id: marit, status: "attending" },
    { id: solvi, status: "attending" },
  ]);
  expect(await peopleOf(household, null)).toMatchObject([{ answer: null }, { answer: null }]);
});

test("after the couple has unlinked an answer, its guest can answer by the link again", async () => {
  await send({ people: [coming(marit)] });
  const [first] = await stored();
  await unlink(wedding, first?.id ?? "");
  await send({ people: [declined(marit)] });
  const rows = await stored();
  expect(rows.map(({ guestId, attending }) => [guestId === marit, attending]).sort()).toEqual([
    [false, true],
    [true, false],
  ]);
});

test("guests who left the household or were deleted meanwhile are left out", async () => {
  const other = await insertGuest(wedding, { name: "Fremmed" });
  await deleteGuests(wedding, [solvi]);
  await send({ people: [coming(marit), coming(solvi), coming(other)] });
  expect(await stored()).toMatchObject([{ guestId: marit }]);
});

const nuts = { dietaryRestrictions: "Nøtter", severeAllergy: true };

async function versionOf(id: string): Promise<number> {
  const [guest] = await db().select().from(guests).where(eq(guests.id, id));
  return guest?.version ?? 0;
}
