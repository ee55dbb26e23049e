import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { signedInOwner } from "#tests/support/factories.ts";
import type { Couple } from "#tests/support/seating-rows.ts";
import { purgeKitchenPrints } from "../jobs.server.ts";
import { kitchenPrints } from "../tables.server.ts";
import { recordKitchenPrint } from "./commands.server.ts";
import { findKitchenPrint } from "./queries.server.ts";
import type { KitchenPerson } from "./rules.ts";

useTestDatabase();

const kari: KitchenPerson = {
  guestId: crypto.randomUUID(),
  person: 0,
  name: "Kari",
  table: 3,
  diet: "Nøtter",
  hasSevereAllergy: true,
  isChild: false,
};

let couple: Couple;

beforeEach(async () => {
  couple = await signedInOwner();
});

test("the last printed sheet replaces the one before, for this couple only", async () => {
  const { weddingId } = couple;
  const other = await signedInOwner();
  expect(await findKitchenPrint(weddingId)).toBeNull();
  await recordKitchenPrint(weddingId, { revision: 4, persons: [] });
  await recordKitchenPrint(weddingId, { revision: 5, persons: [kari] });
  expect(await findKitchenPrint(weddingId)).toMatchObject({ revision: 5, persons: [kari] });
  expect(await findKitchenPrint(other.weddingId)).toBeNull();
});

test("a sheet in an unknown shape counts as none", async () => {
  const { weddingId } = couple;
  await recordKitchenPrint(weddingId, { revision: 1, persons: [kari] });
  await db()
    .update(kitchenPrints)
    .set({ persons: sql`'[{"name": 3}]'` })
    .where(eq(kitchenPrints.weddingId, weddingId));
  expect(await findKitchenPrint(weddingId)).toBeNull();
});

test("what the kitchen was told is forgotten after half a year", async () => {
  const other = await signedInOwner();
  for (const { weddingId } of [couple, other]) {
    await recordKitchenPrint(weddingId, { revision: 1, persons: [kari] });
  }
  await db()
    .update(kitchenPrints)
    .set({ printedAt: sql`now() - interval '184 days'` })
    .where(eq(kitchenPrints.weddingId, couple.weddingId));
  await purgeKitchenPrints();
  expect(await findKitchenPrint(couple.weddingId)).toBeNull();
  expect(await findKitchenPrint(other.weddingId)).not.toBeNull();
});
