import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { Client } from "pg";
import { beforeEach, describe, expect, test } from "vitest";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { useTestDatabase, waitForBlocked } from "#tests/support/database.ts";
import { insertCategory, signedInOwner } from "#tests/support/factories.ts";
import { addTable, type Couple, insertComing, insertPlaces } from "#tests/support/seating-rows.ts";
import { ruleTypes } from "./rules.ts";
import { guestTableAssignments, seatingRules, seatingTables } from "./tables.server.ts";

const database = useTestDatabase();

let couple: Couple;

beforeEach(async () => {
  couple = await signedInOwner();
});

const seatedAt = (tableId: string) =>
  db().$count(guestTableAssignments, eq(guestTableAssignments.tableId, tableId));
const violation = (constraint: string) =>
  expect.objectContaining({ cause: expect.objectContaining({ constraint }) });

describe("the database", () => {
  test("refuses more persons than chairs, in one statement and in several", async () => {
    const { weddingId } = couple;
    const { id } = await addTable(couple, { seats: 4, isHead: true, coupleSeats: 2 });
    const [one, two, three] = await insertComing(weddingId, 3);
    if (!one || !two || !three) throw new Error("no guests");
    const all = insertPlaces(weddingId, id, [one, two, three]);
    await expect(all).rejects.toEqual(violation("tables_capacity"));
    await insertPlaces(weddingId, id, [one, two]);
    const third = insertPlaces(weddingId, id, [three]);
    await expect(third).rejects.toEqual(violation("tables_capacity"));
    expect(await seatedAt(id)).toBe(2);
  });

  test("refuses moves to a full table", async () => {
    const { weddingId } = couple;
    const { id: full } = await addTable(couple, { seats: 2 });
    const { id: other } = await addTable(couple, { number: 2 });
    const [one, two, three] = await insertComing(weddingId, 3);
    if (!one || !two || !three) throw new Error("no guests");
    await insertPlaces(weddingId, full, [one, two]);
    await insertPlaces(weddingId, other, [three]);
    const move = db().update(guestTableAssignments).set({ tableId: full });
    const moved = move.where(eq(guestTableAssignments.tableId, other));
    await expect(moved).rejects.toEqual(violation("tables_capacity"));
  });

  test("refuses fewer chairs than persons, and than the highest number", async () => {
    const { weddingId } = couple;
    const { id } = await addTable(couple, { seats: 8 });
    const [one, two, three] = await insertComing(weddingId, 3);
    if (!one || !two || !three) throw new Error("no guests");
    await insertPlaces(weddingId, id, [one, two, { ...three, seat: 7 }]);
    const resize = (seats: number, coupleSeats = 0) =>
      db()
        .update(seatingTables)
        .set({ seats, coupleSeats, isHead: true })
        .where(eq(seatingTables.id, id));
    await expect(resize(2)).rejects.toEqual(violation("tables_capacity"));
    await expect(resize(6)).rejects.toEqual(violation("tables_capacity"));
    await expect(resize(7, 5)).rejects.toEqual(violation("tables_capacity"));
    await resize(7, 4);
  });

  test("refuses one chair for two, and chairs that a table has not", async () => {
    const { weddingId } = couple;
    const { id } = await addTable(couple, { seats: 4 });
    const [one, two] = await insertComing(weddingId, 2);
    if (!one || !two) throw new Error("no guests");
    const place = (person: typeof one, seat: number) =>
      insertPlaces(weddingId, id, [{ ...person, seat }]);
    await place(one, 4);
    await expect(place(two, 4)).rejects.toEqual(violation("guest_table_assignments_seat"));
    await expect(place(two, 5)).rejects.toEqual(violation("tables_capacity"));
    await expect(place(two, 0)).rejects.toEqual(violation("guest_table_assignments_first_seat"));
  });

  test("gives the last chair to one of 20 connections that write at once", async () => {
    const { weddingId } = couple;
    const { id } = await addTable(couple, { seats: 8 });
    const seated = await insertComing(weddingId, 7);
    const persons = await insertComing(weddingId, 20);
    const clients = await Promise.all(
      persons.map(async () => {
        const client = new Client({ connectionString: database.url });
        await client.connect();
        return client;
      }),
    );
    try {
      const insert = `insert into guest_table_assignments
        (wedding_id, guest_id, person, table_id, placed_by_hand) values ($1, $2, 0, $3, true)`;
      const attempts = await transaction(async (tx) => {
        await insertPlaces(weddingId, id, seated, tx);
        const running = clients.map((client, index) =>
          client.query(insert, [weddingId, persons[index]?.guestId, id]),
        );
        await Promise.race([Promise.all(running), waitForBlocked(20)]);
        return running;
      });
      const outcomes = await Promise.allSettled(attempts);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await seatedAt(id)).toBe(8);
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
  });

  test("has one number and one head table among those not deleted", async () => {
    const { weddingId } = couple;
    const { id } = await addTable(couple, { number: 3, isHead: true });
    const [stored] = await db().select().from(seatingTables).where(eq(seatingTables.id, id));
    if (!stored) throw new Error("no table");
    const copy = (overrides: Partial<typeof stored>) =>
      db()
        .insert(seatingTables)
        .values({ ...stored, id: randomUUID(), isHead: false, ...overrides });
    await expect(copy({})).rejects.toEqual(violation("tables_number"));
    const secondHead = copy({ tableNumber: 4, isHead: true });
    await expect(secondHead).rejects.toEqual(violation("tables_head"));
    await copy({ deletedAt: new Date(), isHead: true });
    expect(await db().$count(seatingTables, eq(seatingTables.weddingId, weddingId))).toBe(2);
  });

  test.each([
    { seats: 1 },
    { seats: 21 },
    { coupleSeats: 1 },
    { isHead: true, coupleSeats: 9 },
    { isHead: true, coupleSeats: -1 },
  ])("refuses a table with %o", async (set) => {
    const { id } = await addTable(couple);
    const changed = db().update(seatingTables).set(set).where(eq(seatingTables.id, id));
    await expect(changed).rejects.toEqual(
      violation(`tables_${"seats" in set ? "" : "couple_"}seats`),
    );
  });
});

describe("rules", () => {
  const parts = {
    guests: ["guestId", "otherGuestId"],
    guest: ["guestId"],
    place: ["guestId", "tableId"],
    limit: ["categoryId", "tableId", "count"],
  };
  const needed: Record<(typeof ruleTypes)[number], string[]> = {
    together: parts.guests,
    next: parts.guests,
    apart: parts.guests,
    near: parts.guest,
    far: parts.guest,
    locked: parts.place,
    atMost: parts.limit,
    atLeast: parts.limit,
  };

  test.each(ruleTypes)("of type %s have exactly what they need", async (type) => {
    const { weddingId } = couple;
    const { id: tableId } = await addTable(couple);
    const [one, two] = await insertComing(weddingId, 2);
    const values: Record<string, string | number | undefined> = {
      guestId: one?.guestId,
      otherGuestId: two?.guestId,
      tableId,
      categoryId: await insertCategory(weddingId),
      count: 2,
    };
    const insert = (names: readonly string[]) => {
      const own = Object.fromEntries(names.map((name) => [name, values[name]]));
      const row = { weddingId, id: randomUUID(), type, isMust: true, ...own };
      return db().insert(seatingRules).values(row);
    };
    const names = needed[type];
    await insert(names);
    for (const name of Object.keys(values)) {
      const wrong = names.includes(name) ? names.filter((each) => each !== name) : [...names, name];
      await expect(insert(wrong)).rejects.toEqual(violation("seating_rules_parts"));
    }
  });

  test("name two guests, a known type and a possible count", async () => {
    const { weddingId } = couple;
    const { id: tableId } = await addTable(couple);
    const [one] = await insertComing(weddingId, 1);
    const insert = (values: object) =>
      db()
        .insert(seatingRules)
        .values({ weddingId, id: randomUUID(), type: "next", isMust: true, ...values });
    const { guestId } = one ?? {};
    const alone = insert({ guestId, otherGuestId: guestId });
    await expect(alone).rejects.toEqual(violation("seating_rules_two_guests"));
    await expect(insert({ type: "beside", guestId })).rejects.toEqual(
      violation("seating_rules_type"),
    );
    const categoryId = await insertCategory(weddingId);
    const many = insert({ type: "atMost", categoryId, tableId, count: 21 });
    await expect(many).rejects.toEqual(violation("seating_rules_count"));
  });
});
