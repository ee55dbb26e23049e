import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { requireHousehold } from "#app/features/guests/access.server.ts";
import { guests } from "#app/features/guests/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertAnswer, insertGuest } from "#tests/support/factories.ts";
import {
  foreignNumberAlone,
  insertSeatedHousehold,
  release,
  type SeatedHousehold,
  strangers,
} from "#tests/support/seated-household.ts";
import { seat, sendChanges } from "#tests/support/seating-rows.ts";
import { loadSeatingPlan } from "../queries.server.ts";
import { findHouseholdSeating } from "./queries.server.ts";

useTestDatabase();

let home: SeatedHousehold;

afterEach(() => setClock());

beforeEach(async () => {
  home = await insertSeatedHousehold();
});

test("nothing is told before the couple has released the chart, or when it takes that back", async () => {
  expect(await find()).toBeNull();
  await release(home.couple);
  expect(await find()).not.toBeNull();
  await release(home.couple, false);
  expect(await find()).toBeNull();
});

test("nothing is told before the time from which the couple shows the tables", async () => {
  const from = new Date("2027-06-12T10:00:00Z");
  setClock(() => from.getTime() - 1);
  await release(home.couple, true, from.toISOString());
  const { state } = await loadSeatingPlan(home.couple.weddingId);
  expect(state).toMatchObject({ isReleased: true, releasedFrom: from.toISOString() });
  expect(await find()).toBeNull();
  setClock(() => from.getTime());
  expect(await find()).not.toBeNull();
  const later = (await loadSeatingPlan(home.couple.weddingId)).state;
  expect(later).toMatchObject({ isReleased: true, releasedFrom: null });
});

test("a household sees its own table and outlines of the others", async () => {
  await release(home.couple);
  const seating = await find();
  expect(seating?.own).toMatchObject([{ name: "Barndomsvenner", number: 3, x: 700 }]);
  expect(seating?.own[0]?.persons.map(({ guestId }) => guestId).sort()).toEqual(
    [home.marit, home.eir].sort(),
  );
  expect(Object.keys(seating?.others[0] ?? {}).sort()).toEqual(
    ["coupleSeats", "height", "isHead", "rotation", "seats", "shape", "width", "x", "y"].sort(),
  );
  expect(seating?.others).toHaveLength(6);
  expect(seating?.room).toMatchObject({ width: 15.6, entrance: { kind: "door", x: 0, y: 7 } });
});

test("nothing in it is of others", async () => {
  await release(home.couple);
  const text = JSON.stringify(await find());
  for (const name of strangers) expect(text).not.toContain(name);
  expect(text).not.toMatch(foreignNumberAlone);
});

test("no two persons have one chair, and numbered chairs are kept", async () => {
  const { couple, marit, table } = home;
  await sendChanges(couple, {
    type: "seat",
    tableId: table.id,
    persons: [{ guestId: marit, person: 0, seat: 8 }],
  });
  await release(couple);
  const persons = (await find())?.own[0]?.persons ?? [];
  expect(persons.find(({ guestId }) => guestId === marit)?.chair).toBe(8);
  expect(new Set(persons.map(({ chair }) => chair)).size).toBe(2);
});

test("each table of a household that sits apart is told, by number", async () => {
  await sendChanges(home.couple, seat(home.otherTable.id, { guestId: home.eir, person: 0 }));
  await release(home.couple);
  expect((await find())?.own.map(({ number }) => number)).toEqual([3, 978]);
});

test("a companion sits with its guest", async () => {
  const { couple, marit, table } = home;
  await db().update(guests).set({ plusOne: true }).where(eq(guests.id, marit));
  await sendChanges(couple, seat(table.id, { guestId: marit, person: 1 }));
  await release(couple);
  expect((await find())?.own[0]?.persons).toHaveLength(3);
});

test.each([
  ["has declined", { rsvpStatus: "declined" as const }],
  ["is deleted", { deletedAt: new Date() }],
])("a person who %s has no table", async (_, set) => {
  await release(home.couple);
  await db().update(guests).set(set).where(eq(guests.id, home.marit));
  expect((await find())?.own[0]?.persons).toMatchObject([{ guestId: home.eir }]);
  await db().update(guests).set(set).where(eq(guests.id, home.eir));
  const isGone = "deletedAt" in set;
  expect(isGone ? await find().catch(() => null) : await find()).toBeNull();
});

test("an answer counts as the couple's own status does", async () => {
  const { couple, householdId, table } = home;
  const guestId = await insertGuest(couple.weddingId, { householdId, name: "Linnea Nes" });
  await insertAnswer(couple.weddingId, { guestId, attending: true });
  await sendChanges(couple, seat(table.id, { guestId, person: 0 }));
  await release(couple);
  expect((await find())?.own[0]?.persons).toHaveLength(3);
});

test("a household without a table is told nothing", async () => {
  await sendChanges(home.couple, {
    type: "unseat",
    persons: [home.marit, home.eir].map((guestId) => ({ guestId, person: 0 })),
  });
  await release(home.couple);
  expect(await find()).toBeNull();
});

async function find() {
  const code = home.path.split("/").at(-1) ?? "";
  const request = new Request(`http://jaord.test${home.path}`);
  return findHouseholdSeating(await requireHousehold(request, code, "10.0.0.1"));
}
