import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  deleteGuests,
  restoreGuests,
  setStatuses,
} from "#app/features/guests/admin/commands.server.ts";
import {
  deleteCategory,
  restoreCategory,
} from "#app/features/guests/categories/commands.server.ts";
import { purgeCategories, purgeGuests } from "#app/features/guests/jobs.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertCategory, signedInOwner } from "#tests/support/factories.ts";
import {
  addTable,
  type Couple,
  insertComing,
  seat,
  sendChanges,
} from "#tests/support/seating-rows.ts";
import { purgeSeatingChanges, purgeTables } from "./jobs.server.ts";
import type { PlanChange } from "./plan/changes.ts";
import type { PlanRule } from "./plan/plan.ts";
import { applyChange } from "./plan/state.ts";
import { loadSeatingPlan } from "./queries.server.ts";
import {
  guestTableAssignments,
  seatingChanges,
  seatingRules,
  seatingTables,
} from "./tables.server.ts";

useTestDatabase();
afterEach(() => setClock());

const hour = 3600 * 1000;

let couple: Couple;

beforeEach(async () => {
  couple = await signedInOwner();
});

const planOf = async () => (await loadSeatingPlan(couple.weddingId)).state;
const places = async () => {
  const { seats } = await planOf();
  return new Map(seats.map(({ guestId, tableId }) => [guestId, tableId]));
};
const later = (ms: number) => {
  const time = Date.now() + ms;
  setClock(() => time);
};

describe("a freed seat", () => {
  test("is shown, comes back with the answer, and yields when the chair is needed", async () => {
    const { id } = await addTable(couple, { seats: 2 });
    const [one, two, three] = await insertComing(couple.weddingId, 3);
    if (!one || !two || !three) throw new Error("no guests");
    await sendChanges(couple, seat(id, one, two));
    const answer = (value: "attending" | "declined") =>
      setStatuses(couple.weddingId, [{ id: one.guestId, value }]);
    await answer("declined");
    expect(await loadSeatingPlan(couple.weddingId)).toMatchObject({ seatedPersons: 1 });
    expect((await planOf()).seats).toHaveLength(2);
    await answer("attending");
    expect(await loadSeatingPlan(couple.weddingId)).toMatchObject({ seatedPersons: 2 });
    expect(await sendChanges(couple, seat(id, three))).toEqual(["full"]);
    await answer("declined");
    expect(await sendChanges(couple, seat(id, three))).toEqual([null]);
    expect((await places()).has(one.guestId)).toBe(false);
  });

  test("of a deleted guest is hidden, comes back with the guest, and yields", async () => {
    const { id } = await addTable(couple, { seats: 2 });
    const [one, two, three] = await insertComing(couple.weddingId, 3);
    if (!one || !two || !three) throw new Error("no guests");
    await sendChanges(couple, seat(id, one, two));
    await deleteGuests(couple.weddingId, [one.guestId]);
    expect((await planOf()).seats).toHaveLength(1);
    await restoreGuests(couple.weddingId, [one.guestId]);
    expect((await planOf()).seats).toHaveLength(2);
    await deleteGuests(couple.weddingId, [one.guestId]);
    expect(await sendChanges(couple, seat(id, three))).toEqual([null]);
  });
});

describe("deleting", () => {
  test("a table is undone with its guests and rules, also after it is purged", async () => {
    const table = await addTable(couple, { name: "Skolevenner" });
    const [one] = await insertComing(couple.weddingId, 1);
    if (!one) throw new Error("no guest");
    const rule: PlanRule = {
      id: randomUUID(),
      isMust: true,
      type: "locked",
      guestId: one.guestId,
      tableId: table.id,
    };
    await sendChanges(couple, seat(table.id, one), { type: "addRule", rule });
    const before = await planOf();
    const deletion: PlanChange = { type: "deleteTable", tableId: table.id };
    const outcome = applyChange(before, deletion);
    const undo = outcome.ok ? outcome.inverse : [];
    await sendChanges(couple, deletion);
    expect(await planOf()).toMatchObject({ tables: [], seats: [], rules: [] });
    expect(await sendChanges(couple, ...undo)).toEqual([null]);
    expect(await planOf()).toEqual(before);

    await sendChanges(couple, deletion);
    later(1.1 * hour);
    await purgeTables();
    const isThis = eq(seatingTables.id, table.id);
    expect(await db().$count(seatingTables, isThis)).toBe(0);
    expect(await sendChanges(couple, ...undo)).toEqual([null]);
    expect(await planOf()).toEqual(before);
  });

  test("a table frees its number, which another takes", async () => {
    const table = await addTable(couple);
    await sendChanges(couple, { type: "deleteTable", tableId: table.id });
    await addTable(couple, { number: table.number });
    const undo: PlanChange = { type: "restoreTable", table, seats: [], rules: [] };
    expect(await sendChanges(couple, undo)).toEqual(["number-taken"]);
  });

  test("guests and categories hides their rules until they are restored or purged", async () => {
    const { weddingId } = couple;
    const { id: tableId } = await addTable(couple);
    const [one, two] = await insertComing(weddingId, 2);
    if (!one || !two) throw new Error("no guests");
    const categoryId = await insertCategory(weddingId);
    const base = { isMust: true, tableId };
    const rules: PlanRule[] = [
      { ...base, id: randomUUID(), type: "atLeast", categoryId, count: 3 },
      {
        id: randomUUID(),
        isMust: false,
        type: "next",
        guestId: two.guestId,
        otherGuestId: one.guestId,
      },
    ];
    await sendChanges(
      couple,
      seat(tableId, one),
      ...rules.map((rule): PlanChange => ({ type: "addRule", rule })),
    );
    const remove = async () => {
      await deleteGuests(weddingId, [one.guestId]);
      await deleteCategory(weddingId, categoryId);
    };
    await remove();
    expect((await planOf()).rules).toEqual([]);
    await restoreGuests(weddingId, [one.guestId]);
    await restoreCategory(weddingId, categoryId);
    expect((await planOf()).rules).toEqual(rules);
    await remove();
    later(1.1 * hour);
    await purgeGuests();
    await purgeCategories();
    const ofWedding = eq(seatingRules.weddingId, weddingId);
    expect(await db().$count(seatingRules, ofWedding)).toBe(0);
    const seatOf = eq(guestTableAssignments.guestId, one.guestId);
    expect(await db().$count(guestTableAssignments, seatOf)).toBe(0);
  });
});

test("what became of changes is forgotten after 30 days", async () => {
  await addTable(couple);
  const ofWedding = eq(seatingChanges.weddingId, couple.weddingId);
  later(29 * 24 * hour);
  await purgeSeatingChanges();
  expect(await db().$count(seatingChanges, ofWedding)).toBe(1);
  later(31 * 24 * hour);
  await purgeSeatingChanges();
  expect(await db().$count(seatingChanges, ofWedding)).toBe(0);
});
