import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { raceInserts, useTestDatabase } from "#tests/support/database.ts";
import { answer, guestEntry, insertPublicWedding, nextEntryOf } from "#tests/support/factories.ts";
import { sendAnswer } from "./commands.server.ts";
import { answersOf } from "./queries.server.ts";
import { rsvpResponses } from "./tables.server.ts";

useTestDatabase();

const email = "felles@epost.no";
const agot = answer({ guestName: "Ågot", email, dietaryRestrictions: "Nøtter" });
const nils = answer({ guestName: "Nils", email });

let wedding: PublicWeddingId;

beforeEach(async () => {
  wedding = await insertPublicWedding();
});

test("two people with one e-mail have two answers, and each phone shows its own", async () => {
  const [phoneA, phoneB] = [guestEntry(wedding), guestEntry(wedding)];
  await sendAnswer(phoneA, agot);
  expect(await sendAnswer(phoneB, nils)).toMatchObject({ outcome: "created" });
  expect(await stored()).toMatchObject([
    { guestName: "Nils", dietaryRestrictions: null },
    { guestName: "Ågot", dietaryRestrictions: "Nøtter" },
  ]);
  expect(await answersOf(wedding, phoneA.visitorId)).toMatchObject([
    { guestName: "Ågot", dietaryRestrictions: "Nøtter", additional: false },
  ]);
  expect(await answersOf(wedding, phoneB.visitorId)).toMatchObject([{ guestName: "Nils" }]);
});

test("two people with one e-mail who answer concurrently have two answers", async () => {
  const results = await raceInserts(
    "rsvp_responses",
    () => sendAnswer(guestEntry(wedding), agot),
    () => sendAnswer(guestEntry(wedding), nils),
  );
  expect(results).toMatchObject([{ outcome: "created" }, { outcome: "created" }]);
  expect(await stored()).toMatchObject([{ guestName: "Nils" }, { guestName: "Ågot" }]);
});

test("one person who answers concurrently on two phones has one answer", async () => {
  const [first, second] = await raceInserts(
    "rsvp_responses",
    () => sendAnswer(guestEntry(wedding), agot),
    () => sendAnswer(guestEntry(wedding), { ...agot, guestName: " ÅGOT ", attending: false }),
  );
  expect(second).toEqual({ ...first, outcome: "changed" });
  expect(await stored()).toMatchObject([{ attending: false }]);
});

test("each of two people with one e-mail changes their own answer, from any browser", async () => {
  const phoneA = guestEntry(wedding);
  await sendAnswer(phoneA, agot);
  await sendAnswer(guestEntry(wedding), nils);
  await sendAnswer(guestEntry(wedding), { ...nils, attending: false });
  await sendAnswer(nextEntryOf(phoneA), { ...agot, message: "Vi gleder oss" });
  expect(await stored()).toMatchObject([
    { guestName: "Nils", attending: false },
    { guestName: "Ågot", attending: true, message: "Vi gleder oss" },
  ]);
});

test("an answer that an earlier release identified by e-mail alone is matched by name too", async () => {
  const { responseId } = await sendAnswer(guestEntry(wedding), agot);
  const { weddingId } = rsvpResponses;
  await db().update(rsvpResponses).set({ identity: email }).where(eq(weddingId, wedding));
  expect(await sendAnswer(guestEntry(wedding), nils)).toMatchObject({ outcome: "created" });
  expect(await sendAnswer(guestEntry(wedding), agot)).toEqual({ responseId, outcome: "changed" });
});

function stored() {
  return db()
    .select()
    .from(rsvpResponses)
    .where(eq(rsvpResponses.weddingId, wedding))
    .orderBy(rsvpResponses.guestName);
}
