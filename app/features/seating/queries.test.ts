import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { countGuests } from "#app/features/rsvp/guest-links/queries.server.ts";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { countQueries } from "#tests/support/count-queries.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertAnswer,
  insertCategory,
  insertGuest,
  insertGuests,
  signedInOwner,
} from "#tests/support/factories.ts";
import { planState, planTable } from "#tests/support/seating-plans.ts";
import { addTable, type Couple, insertComing, sendChanges } from "#tests/support/seating-rows.ts";
import { loadSeatingPlan } from "./queries.server.ts";

useTestDatabase();

let couple: Couple;

beforeEach(async () => {
  couple = await signedInOwner();
});

test("a couple that has not begun has an empty plan", async () => {
  expect(await loadSeatingPlan(couple.weddingId)).toEqual({
    state: planState(),
    revision: 0,
    seatedPersons: 0,
    comingPersons: 0,
  });
});

test("persons are guests and companions, with what a proposal needs", async () => {
  const { weddingId } = couple;
  const categoryId = await insertCategory(weddingId, { name: "Venner", color: "#112233" });
  const guest = { categoryId, side: "first", rsvpStatus: "attending" } as const;
  const guestId = await insertGuest(weddingId, {
    ...guest,
    name: "Kari",
    plusOne: true,
    plusOneName: "Per",
  });
  const householdId = crypto.randomUUID();
  const family = [
    { name: "Mor", createdAt: new Date("2030-01-01"), householdId },
    {
      name: "Far",
      rsvpStatus: "declined" as const,
      createdAt: new Date("2030-01-02"),
      householdId,
    },
    { name: "Barn", isChild: true, createdAt: new Date("2030-01-03"), householdId },
  ];
  const [mother, father, child] = await insertGuests(weddingId, family);
  const { persons, categories } = (await loadSeatingPlan(weddingId)).state;
  const shared = { guestId, categoryId, householdId: persons[0]?.householdId, side: "first" };
  const ofFamily = { person: 0, categoryId: null, householdId, side: null, isChild: false };
  expect(persons).toEqual([
    {
      ...shared,
      person: 0,
      name: "Kari",
      isComing: true,
      isChild: false,
      partner: { guestId, person: 1 },
    },
    {
      ...shared,
      person: 1,
      name: "Per",
      isComing: true,
      isChild: false,
      partner: { guestId, person: 0 },
    },
    {
      ...ofFamily,
      guestId: mother,
      name: "Mor",
      isComing: false,
      partner: { guestId: father, person: 0 },
    },
    {
      ...ofFamily,
      guestId: father,
      name: "Far",
      isComing: false,
      partner: { guestId: mother, person: 0 },
    },
    { ...ofFamily, guestId: child, name: "Barn", isComing: false, isChild: true, partner: null },
  ]);
  expect(categories).toEqual([{ id: categoryId, name: "Venner", color: "#112233" }]);
});

test("a companion who was taken back is a person as long as the seat is stored", async () => {
  const { weddingId } = couple;
  const { id: tableId } = await addTable(couple);
  const guestId = await insertGuest(weddingId, { name: "Kari" });
  const answer = { attending: true, guestCount: 2, guestId, plusOneName: "Per" };
  const answerId = await insertAnswer(weddingId, answer);
  const companion = { guestId, person: 1 as const };
  await sendChanges(couple, { type: "seat", tableId, persons: [{ ...companion, seat: null }] });
  expect(await loadSeatingPlan(weddingId)).toMatchObject({ seatedPersons: 1, comingPersons: 2 });
  await db().update(rsvpResponses).set({ guestCount: 1 }).where(eq(rsvpResponses.id, answerId));
  const { state, seatedPersons } = await loadSeatingPlan(weddingId);
  expect(seatedPersons).toBe(0);
  expect(state.persons[1]).toMatchObject({ ...companion, isComing: false });
  expect(state.seats).toMatchObject([companion]);
});

test("the count of persons who come is that of all screens", async () => {
  const { weddingId } = couple;
  await insertComing(weddingId, 3);
  await insertAnswer(weddingId, { guestCount: 2, guestName: "Ukjent" });
  const { comingPersons } = await loadSeatingPlan(weddingId);
  expect(comingPersons).toBe((await countGuests(weddingId)).comingPersons);
  expect(comingPersons).toBe(5);
});

test("2,000 guests are loaded and seated in a constant number of queries", async () => {
  const { weddingId } = couple;
  const loaded = await countQueries(() => loadSeatingPlan(weddingId));
  const tables = Array.from({ length: 100 }, (_, index) =>
    planTable({ number: index + 1, seats: 20 }),
  );
  await sendChanges(couple, ...tables.map((table) => ({ type: "addTable", table }) as const));
  const persons = await insertComing(weddingId, 2000);
  const seats = persons.map((person, index) => {
    return { ...person, tableId: tables[index % 100]?.id ?? "" };
  });
  const applied = await countQueries(() => sendChanges(couple, { type: "applyProposal", seats }));
  expect(applied).toBeLessThan(20);
  expect(await countQueries(() => loadSeatingPlan(weddingId))).toBe(loaded);
  expect(loaded).toBeLessThan(10);
  expect(await loadSeatingPlan(weddingId)).toMatchObject({
    seatedPersons: 2000,
    comingPersons: 2000,
  });
});
