import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { useTestDatabase, withLockHeldBy } from "#tests/support/database.ts";
import {
  insertCategory,
  insertGuest,
  insertUser,
  insertWedding,
} from "#tests/support/factories.ts";
import { changeGuestList, ensureGuestList } from "../commands.server.ts";
import { joinHousehold, leaveHousehold, restoreHouseholds } from "../households/commands.server.ts";
import { guestLists, guests } from "../tables.server.ts";
import {
  addGuest,
  changeGuest,
  deleteGuests,
  type EditedGuest,
  restoreGuests,
  setCategories,
  setStatuses,
} from "./commands.server.ts";

useTestDatabase();

let wedding: OwnedWeddingId;
let other: OwnedWeddingId;
let userId: AccountId;

beforeEach(async () => {
  wedding = await insertWedding();
  other = await insertWedding();
  userId = await insertUser({ name: "Mathias" });
});

const edited = (overrides: Partial<EditedGuest> = {}): EditedGuest => ({
  name: "Åse Ødegård",
  email: "ase@example.no",
  phone: null,
  categoryId: null,
  isChild: false,
  side: null,
  rsvpStatus: null,
  dietaryRequirements: null,
  severeAllergy: false,
  plusOne: false,
  plusOneName: null,
  plusOneStatus: null,
  plusOneDietaryRequirements: null,
  plusOneSevereAllergy: false,
  ...overrides,
});

test("opened by two partners at once, a wedding gets one list", async () => {
  const opened = () => transaction((tx) => ensureGuestList(tx, wedding));
  const ids = await Promise.all([opened(), opened(), opened()]);
  expect(new Set(ids).size).toBe(1);
  expect(await db().select().from(guestLists)).toMatchObject([{ name: "Main Guest List" }]);
});

describe("adding", () => {
  test("twice with one id stores one guest, alone in a household", async () => {
    const id = randomUUID();
    expect(await Promise.all([add(id), add(id)])).toEqual([{ ok: true }, { ok: true }]);
    expect(await stored()).toMatchObject([{ id, nameKey: "ase odegard", createdBy: userId }]);
  });

  test("again with a corrected form is a conflict for whoever has opened the guest", async () => {
    const id = randomUUID();
    await add(id);
    const [added] = await stored();
    await add(id);
    expect(await stored()).toEqual([added]);
    await add(id, edited({ rsvpStatus: "declined" }));
    expect(await change(wedding, id, 1, edited({ name: "Per" }))).toMatchObject({
      reason: "conflict",
      stored: { rsvpStatus: "declined", statusSetAt: expect.any(Date), version: 2 },
    });
  });

  test("is refused after the deletion of the guest", async () => {
    const id = await insertGuest(wedding);
    await deleteGuests(wedding, [id]);
    const again = await add(id);
    expect(again).toEqual({ ok: false, reason: "gone" });
  });

  test("again while the guest is being deleted says that the guest is gone", async () => {
    const id = randomUUID();
    await add(id);
    const added = await withLockHeldBy(
      (tx) => tx.update(guests).set({ deletedAt: new Date() }).where(eq(guests.id, id)),
      () => add(id),
    );
    expect(added).toEqual({ ok: false, reason: "gone" });
  });

  test("with another couple's category stores none", async () => {
    const categoryId = await insertCategory(other);
    await add(randomUUID(), edited({ categoryId }));
    expect(await stored()).toMatchObject([{ categoryId: null }]);
  });
});

describe("changing", () => {
  test("stores what was edited, and when the status was set", async () => {
    const id = await insertGuest(wedding);
    expect(await change(wedding, id, 1, edited({ rsvpStatus: "declined" }))).toEqual({
      ok: true,
    });
    expect(await stored()).toMatchObject([
      { name: "Åse Ødegård", rsvpStatus: "declined", version: 2, statusSetAt: expect.any(Date) },
    ]);
  });

  test("of an outdated version is a conflict, unless it changes nothing", async () => {
    const id = await insertGuest(wedding);
    await change(wedding, id, 1, edited());
    expect(await change(wedding, id, 1, edited())).toEqual({ ok: true });
    expect(await change(wedding, id, 1, edited({ name: "Per" }))).toMatchObject({
      reason: "conflict",
      stored: { name: "Åse Ødegård" },
    });
  });
});

describe("of several guests", () => {
  let ids: string[];
  beforeEach(async () => {
    ids = [
      await insertGuest(wedding, { rsvpStatus: "declined" }),
      await insertGuest(wedding, { name: "Per" }),
    ].sort();
  });

  test("the status is set, and each gets its own back", async () => {
    const before = await setStatuses(
      wedding,
      ids.map((id) => ({ id, value: "attending" as const })),
    );
    expect((await stored()).map(({ rsvpStatus }) => rsvpStatus)).toEqual([
      "attending",
      "attending",
    ]);
    await setStatuses(wedding, before);
    const statuses = (await stored()).map(({ rsvpStatus }) => rsvpStatus);
    expect(statuses.toSorted()).toEqual(["declined", null].toSorted());
  });

  test("the category is set, and restored", async () => {
    const categoryId = await insertCategory(wedding);
    const before = await setCategories(
      wedding,
      ids.map((id) => ({ id, value: categoryId })),
    );
    expect((await stored()).map((guest) => guest.categoryId)).toEqual([categoryId, categoryId]);
    await setCategories(wedding, before);
    expect((await stored()).map((guest) => guest.categoryId)).toEqual([null, null]);
  });

  test("one household is made, divided and restored", async () => {
    const households = async () => (await stored()).map(({ householdId }) => householdId);
    const alone = await households();
    const before = await joinHousehold(wedding, ids);
    expect(new Set(await households()).size).toBe(1);
    await restoreHouseholds(wedding, before);
    expect(await households()).toEqual(alone);
    await joinHousehold(wedding, ids);
    const together = await leaveHousehold(wedding, ids);
    expect(new Set(await households()).size).toBe(2);
    await restoreHouseholds(wedding, together);
    expect(new Set(await households()).size).toBe(1);
  });

  test("all are deleted, and restored", async () => {
    expect((await deleteGuests(wedding, ids)).sort()).toEqual(ids);
    expect((await stored()).filter(({ deletedAt }) => !deletedAt)).toEqual([]);
    expect(await restoreGuests(wedding, ids)).toBe(2);
  });

  test("another couple changes none", async () => {
    const before = await stored();
    const values = <Value>(value: Value) => ids.map((id) => ({ id, value }));
    expect(await setStatuses(other, values("attending" as const))).toEqual([]);
    expect(await setCategories(other, values(await insertCategory(other)))).toEqual([]);
    expect(await joinHousehold(other, ids)).toEqual([]);
    expect(await leaveHousehold(other, ids)).toEqual([]);
    await restoreHouseholds(other, values(before[0]?.householdId ?? ""));
    expect(await deleteGuests(other, ids)).toEqual([]);
    const [first = ""] = ids;
    expect(await change(other, first, 1, edited())).toEqual({ ok: false, reason: "gone" });
    expect(await stored()).toEqual(before);
  });
});

test("adding a guest with another couple's id changes theirs not", async () => {
  const id = await insertGuest(other, { name: "Deres" });
  expect(await add(id)).toEqual({ ok: true });
  expect(await db().select().from(guests).where(eq(guests.weddingId, other))).toMatchObject([
    { name: "Deres" },
  ]);
});

function stored() {
  return db().select().from(guests).where(eq(guests.weddingId, wedding)).orderBy(guests.id);
}

function add(id: string, values = edited()) {
  return changeGuestList(wedding, (tx) => addGuest(tx, wedding, id, values, { userId }));
}

function change(of: OwnedWeddingId, id: string, version: number, values: EditedGuest) {
  return changeGuestList(of, (tx) => changeGuest(tx, of, id, version, values));
}
