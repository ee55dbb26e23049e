import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { guests } from "#app/features/guests/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  answer,
  guestEntry,
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
import { countGuests, listUnlinkedAnswers } from "../guest-links/queries.server.ts";
import { peopleOf } from "./queries.server.ts";
import { householdAnswerKind } from "./rules.ts";

// Answers by the open form and by the household's link, for the same guests.

useTestDatabase();

let wedding: InvitedFamily["wedding"];
let household: InvitedFamily["household"];
let marit: string;
let solvi: string;
let send: InvitedFamily["send"];
let stored: InvitedFamily["stored"];

const own = { guestName: "Marit Ødegård", email: "m@epost.no" };
const nuts = { dietaryRestrictions: "Nøtter", severeAllergy: true };
const egg = { dietaryRestrictions: "Egg", severeAllergy: true };
const eggOfCompanion = { plusOneDietaryRestrictions: "Egg", plusOneSevereAllergy: true };
const noCompanion = { plusOneDietaryRestrictions: null, plusOneSevereAllergy: false };

beforeEach(async () => {
  ({ wedding, household, marit, solvi, send, stored } = await inviteFamily());
});

test("an answer by the open form is changed by the link of its guest", async () => {
  await db().update(guests).set({ email: "m@epost.no" }).where(eq(guests.id, marit));
  await sendAnswer(guestEntry(wedding), answer({ ...own, message: "Gleder meg" }));
  await send({ people: [declined(marit), coming(solvi)] });
  expect(await stored()).toMatchObject([
    { guestId: marit, attending: false, email: "m@epost.no", confirmationDue: false },
    { guestId: solvi },
  ]);
});

test("a member's own message and e-mail outlive the answers of the household", async () => {
  await db().update(guests).set({ email: "s@epost.no" }).where(eq(guests.id, solvi));
  const message = "Kan jeg ta med hunden?";
  await sendAnswer(
    guestEntry(wedding),
    answer({ guestName: "Sølvi Ødegård", email: "s@epost.no", message }),
  );
  for (const people of [
    [coming(marit), coming(solvi)],
    [declined(marit), coming(solvi)],
  ]) {
    await send({ people, message: "Fra oss" });
    expect(await stored()).toMatchObject([
      { guestId: marit, message: "Fra oss" },
      { guestId: solvi, message, email: "s@epost.no", confirmationDue: false },
    ]);
  }
});

test("an answer by a stranger who knows the name gives no address that the link is sent to", async () => {
  await sendAnswer(guestEntry(wedding), answer({ ...own, email: "fremmed@epost.no" }));
  await send({ people: [coming(marit), coming(solvi)] });
  expect((await peopleOf(household, null)).map(({ answer: own }) => own?.email)).toEqual([
    null,
    null,
  ]);
  expect(await stored()).toMatchObject([{ confirmationDue: false }, { confirmationDue: false }]);
});

test("an answer that waits to be linked is taken by the link, for the same browser and name", async () => {
  const entry = guestEntry(wedding);
  await insertGuest(wedding, { name: "Marit Ødegård" });
  await sendAnswer(entry, answer(own));
  expect(await listUnlinkedAnswers(wedding)).toHaveLength(1);
  await send({ people: [coming(marit), coming(solvi)] }, nextEntryOf(entry));
  expect(await listUnlinkedAnswers(wedding)).toEqual([]);
  expect(await countGuests(wedding)).toMatchObject({ comingPersons: 2 });
});

test.each([
  ["by the same browser", true, { guestName: "Sølvi Ødegård", email: "s@epost.no" }],
  ["with the same e-mail and name", false, { guestName: "sølvi ødegård", email: "M@epost.no" }],
])("an answer %s changes the answer by link", async (_, isSameBrowser, person) => {
  const entry = guestEntry(wedding, { kind: householdAnswerKind });
  await send({ people: [coming(marit), coming(solvi)], email: "m@epost.no" }, entry);
  const sender = isSameBrowser ? nextEntryOf(entry) : guestEntry(wedding);
  await sendAnswer(sender, answer({ ...person, attending: false }));
  expect(await stored()).toMatchObject([
    { guestId: marit, attending: true },
    { guestId: solvi, attending: false },
  ]);
  expect(await countGuests(wedding)).toMatchObject({ comingPersons: 1, declined: 1 });
});

test.each([
  ["keeps a companion without a name", {}, { guestCount: 2, ...eggOfCompanion }],
  ["gives the companion a name", { plusOneName: "Jon" }, { guestCount: 2, ...eggOfCompanion }],
  ["removes the allergy", {}, { dietaryRestrictions: null, severeAllergy: false }],
  ["keeps the allergy", { dietaryRestrictions: "Nøtter" }, { severeAllergy: true }],
  ["declines", { attending: false }, { guestCount: 0, severeAllergy: false, ...noCompanion }],
])("a change by the same browser %s", async (_, changed, expected) => {
  await db().update(guests).set({ plusOne: true }).where(eq(guests.id, marit));
  const entry = guestEntry(wedding, { kind: householdAnswerKind });
  const person = { ...coming(marit), ...nuts, companion: { name: null, ...egg } };
  await send({ people: [person], email: "m@epost.no" }, entry);
  await sendAnswer(nextEntryOf(entry), answer({ ...own, ...changed }));
  expect(await stored()).toMatchObject([{ guestId: marit, ...expected }]);
});

test("a change by the same browser takes back a companion with a name, and the diet", async () => {
  const entry = guestEntry(wedding, { kind: householdAnswerKind });
  const companion = { name: "Jon", ...egg };
  await send({ people: [{ ...coming(marit), companion }], email: "m@epost.no" }, entry);
  await sendAnswer(nextEntryOf(entry), answer(own));
  expect(await stored()).toMatchObject([{ guestCount: 1, ...noCompanion }]);
});

test("both at the same time leave one answer for each person", async () => {
  await Promise.all([
    send({ people: [coming(marit), coming(solvi)], email: "m@epost.no" }),
    sendAnswer(guestEntry(wedding), answer(own)),
  ]);
  expect(await stored()).toHaveLength(2);
  expect(await countGuests(wedding)).toMatchObject({ comingPersons: 2, unlinkedAnswers: 0 });
});

test("an answer by a held browser changes nothing of an answer by link", async () => {
  await send({ people: [coming(marit), coming(solvi)], email: "m@epost.no" });
  const held = guestEntry(wedding);
  await insertHeldVisitor(wedding, held.visitorId);
  await sendAnswer(held, answer({ ...own, attending: false }));
  expect(await countGuests(wedding)).toMatchObject({ comingPersons: 2, declined: 0 });
});
