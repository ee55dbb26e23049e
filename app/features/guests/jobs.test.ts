import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertGuest, insertWedding, signedInOwner } from "#tests/support/factories.ts";
import { deleteGuests } from "./admin/commands.server.ts";
import { joinHousehold, restoreHouseholds } from "./households/commands.server.ts";
import { stageImport } from "./import/commands.server.ts";
import { purgeImports } from "./import/jobs.server.ts";
import { importGuests } from "./import/plan/commands.server.ts";
import { planImport } from "./import/plan/rules.ts";
import { guestImports } from "./import/tables.server.ts";
import { purgeGuests, purgeHouseholds } from "./jobs.server.ts";
import { households } from "./tables.server.ts";

useTestDatabase();
afterEach(() => setClock());

const hour = 3600 * 1000;

test("a household that its guests have left is kept as long as that can be undone", async () => {
  const wedding = await insertWedding();
  const ids = [await insertGuest(wedding), await insertGuest(wedding, { name: "Per" })];
  const before = await joinHousehold(wedding, ids);
  await purgeHouseholds();
  expect(await db().$count(households, eq(households.weddingId, wedding))).toBe(2);
  await restoreHouseholds(wedding, before);
  await joinHousehold(wedding, ids);
  const later = Date.now() + 1.1 * hour;
  setClock(() => later);
  await purgeHouseholds();
  expect(await db().$count(households, eq(households.weddingId, wedding))).toBe(1);
});

test("files that were never imported are deleted after a day", async () => {
  const { userId, weddingId } = await signedInOwner();
  const imported = await stageImport(weddingId, userId, [["Navn"], [""]]);
  const plan = planImport([], [], {});
  await transaction((tx) => importGuests(tx, weddingId, imported, plan, [], { userId }));
  const waiting = await stageImport(weddingId, userId, [["Navn"], ["Kari"]]);
  const idsLeft = async () => {
    await purgeImports();
    const { id, createdAt } = guestImports;
    const isOwn = eq(guestImports.weddingId, weddingId);
    const stored = await db().select({ id }).from(guestImports).where(isOwn).orderBy(createdAt);
    return stored.map((file) => file.id);
  };
  expect(await idsLeft()).toEqual([imported, waiting]);
  const nextDay = Date.now() + 24.1 * hour;
  setClock(() => nextDay);
  expect(await idsLeft()).toEqual([imported]);
});

test("the household of a purged guest is deleted", async () => {
  const wedding = await insertWedding();
  await deleteGuests(wedding, [await insertGuest(wedding)]);
  await purgeHouseholds();
  expect(
    await db().$count(households, eq(households.weddingId, wedding)),
    "while its guest can be restored",
  ).toBe(1);
  const later = Date.now() + 1.1 * hour;
  setClock(() => later);
  await purgeGuests();
  await purgeHouseholds();
  expect(await db().$count(households, eq(households.weddingId, wedding))).toBe(0);
});
