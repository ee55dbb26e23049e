import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { changeGuest, setStatuses } from "#app/features/guests/admin/commands.server.ts";
import { markChangesSeen } from "#app/features/guests/changes/commands.server.ts";
import { groupChanges, kindOf } from "#app/features/guests/changes/rules.ts";
import { changeGuestList } from "#app/features/guests/commands.server.ts";
import {
  type OwnedWeddingId,
  type PublicWeddingId,
  requirePublicWedding,
} from "#app/features/weddings/access.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  answer,
  guestEntry,
  insertBlockedVisitor,
  insertGuest,
  insertHeldVisitor,
  insertOwner,
  insertUser,
  nextEntryOf,
  signedInOwner,
} from "#tests/support/factories.ts";
import { invitedHousehold } from "#tests/support/guest-answers.ts";
import { deleteAnswer } from "./admin/commands.server.ts";
import { listChanges } from "./changes/queries.server.ts";
import { sendAnswer } from "./commands.server.ts";
import { attendancesOf } from "./guest-links/queries.server.ts";
import { sendHouseholdAnswer } from "./households/commands.server.ts";
import { householdAnswerKind } from "./households/rules.ts";
import { purgeAnswers } from "./jobs.server.ts";

useTestDatabase();
afterEach(() => setClock());

let wedding: OwnedWeddingId;
let page: PublicWeddingId;
let kari: AccountId;

beforeEach(async () => {
  const owner = await signedInOwner();
  wedding = owner.weddingId;
  kari = owner.userId;
  page = await requirePublicWedding(new Request(`http://jaord.test/wedding?id=${wedding}`));
});

test("what a guest answers, changes and cancels is told, newest first", async () => {
  const guestId = await insertGuest(wedding);
  const entry = guestEntry(page);
  await sendAnswer(entry, answer());
  await sendAnswer(nextEntryOf(entry), answer({ plusOneName: "Per" }));
  await sendAnswer(nextEntryOf(entry), answer({ plusOneName: "Per" }));
  await sendAnswer(nextEntryOf(entry), answer({ attending: false, message: "Har fått vakt" }));
  expect(await told(kari)).toEqual(["cancelled", "companion", "answered"]);
  expect(await listChanges(wedding, kari)).toMatchObject([
    { guestId, name: "Kari Nordmann", message: "Har fått vakt", before: { persons: 2 } },
    { guestId, before: { persons: 1 }, after: { companionName: "Per" } },
    { guestId, before: null, partner: null },
  ]);
});

test("each partner marks the changes as seen alone", async () => {
  const ola = await insertUser();
  await insertOwner(wedding, ola);
  await sendAnswer(guestEntry(page), answer());
  await markChangesSeen(wedding, kari, { comingPersons: 1, diets: 0 });
  expect(await told(kari)).toEqual([]);
  expect(await told(ola)).toEqual(["answered"]);
  setClock(() => Date.now() + 1000);
  await sendAnswer(guestEntry(page), answer({ guestName: "Per", email: "per@epost.no" }));
  expect(await told(kari)).toEqual(["answered"]);
});

test("the answers of a household are told together", async () => {
  const householdId = randomUUID();
  const marit = await insertGuest(wedding, { name: "Marit", householdId });
  const solvi = await insertGuest(wedding, { name: "Sølvi", householdId });
  const household = await invitedHousehold(wedding, householdId);
  const person = (guestId: string, attending: boolean) => {
    const diet = { dietaryRestrictions: attending ? "Nøtter" : null, severeAllergy: attending };
    return { guestId, attending, companion: null, ...diet };
  };
  const entry = guestEntry(page, { kind: householdAnswerKind });
  const people = [person(marit, true), person(solvi, false)];
  const sent = { people, message: "Vi gleder oss", email: null };
  await sendHouseholdAnswer(entry, household, sent);
  expect(groupChanges(await listChanges(wedding, kari))).toMatchObject([
    [
      { guestId: marit, message: "Vi gleder oss", after: { diet: "Nøtter", severeAllergy: true } },
      { guestId: solvi, message: null, after: { status: "declined" } },
    ],
  ]);
  const again = { ...sent, people: [person(marit, true), person(solvi, true)] };
  await sendHouseholdAnswer(nextEntryOf(entry), household, again);
  expect((await told(kari)).slice(0, 1), "Marit's is the same").toEqual(["confirmed"]);
});

test("what a partner sets is told to the other", async () => {
  const ola = await insertUser({ name: "Ola" });
  await insertOwner(wedding, ola);
  const id = await insertGuest(wedding, { name: "Gudrun" });
  const author = { userId: ola, attendancesOf };
  await setStatuses(wedding, [{ id, value: "attending" }], author);
  await changeGuestList(wedding, async (tx) => {
    await changeGuest(tx, wedding, id, 2, { email: "gudrun@epost.no" }, author);
    await changeGuest(tx, wedding, id, 3, { dietaryRequirements: "Lite salt" }, author);
  });
  expect(await listChanges(wedding, kari)).toMatchObject([
    { partner: "Ola", name: "Gudrun", before: { diet: null }, after: { diet: "Lite salt" } },
    { partner: "Ola", before: { status: "pending" }, after: { status: "attending", persons: 1 } },
  ]);
  expect(await listChanges(wedding, ola), "their own").toEqual([]);
});

test("changes of a blocked visitor and of another couple are not told", async () => {
  const entry = guestEntry(page);
  await sendAnswer(entry, answer());
  await insertBlockedVisitor(wedding, entry.visitorId);
  expect(await told(kari)).toEqual([]);
  const other = await signedInOwner();
  expect(await listChanges(other.weddingId, other.userId)).toEqual([]);
  expect(await listChanges(wedding, other.userId)).toEqual([]);
});

test("what a held browser answers by link is told, also when another changes it", async () => {
  const householdId = randomUUID();
  const guestId = await insertGuest(wedding, { name: "Marit", householdId });
  const household = await invitedHousehold(wedding, householdId);
  const diet = { dietaryRestrictions: null, severeAllergy: false, companion: null };
  const held = guestEntry(page, { kind: householdAnswerKind });
  await insertHeldVisitor(wedding, held.visitorId);
  const send = (entry: typeof held, attending: boolean) => {
    const people = [{ guestId, attending, ...diet }];
    return sendHouseholdAnswer(entry, household, { people, message: null, email: null });
  };
  await send(held, true);
  expect(await told(kari)).toEqual(["answered"]);
  await send(guestEntry(page, { kind: householdAnswerKind }), false);
  expect(await told(kari)).toEqual(["cancelled", "answered"]);
  await sendAnswer(nextEntryOf(held), answer());
  expect(await told(kari), "the open form").toEqual(["cancelled", "answered"]);
});

test("what was answered is purged with the answer", async () => {
  const { responseId } = await sendAnswer(guestEntry(page), answer());
  await deleteAnswer(wedding, responseId ?? "");
  expect(await told(kari)).toEqual(["answered"]);
  const later = Date.now() + 2 * 3600 * 1000;
  setClock(() => later);
  await purgeAnswers();
  expect(await told(kari)).toEqual([]);
});

async function told(userId: AccountId) {
  return (await listChanges(wedding, userId)).map(kindOf);
}
