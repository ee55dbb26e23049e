import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertListedVendor } from "#tests/support/directory.ts";
import { responseOf } from "#tests/support/route-args.ts";
import { vendorStatuses } from "../rules.ts";
import { vendorDates, vendors } from "../tables.server.ts";
import { findListedVendor, type ListedVendorId } from "./access.server.ts";
import { loadVendorProfile } from "./queries.server.ts";

useTestDatabase();

const weddingDate = "2027-06-12";
const reader = {} as never;

const listed = async (overrides = {}) => (await insertListedVendor(overrides)) as ListedVendorId;

test("only an approved vendor has a page, also when it was suspended meanwhile", async () => {
  const found: string[] = [];
  for (const status of vendorStatuses) {
    const vendorId = await listed({ status });
    if (await findListedVendor(reader, vendorId)) found.push(status);
  }
  expect(found).toEqual(["approved"]);
  expect(await findListedVendor(reader, randomUUID())).toBeNull();
  const vendorId = await listed();
  await db().update(vendors).set({ status: "suspended" }).where(eq(vendors.id, vendorId));
  expect((await responseOf(() => loadVendorProfile(vendorId, null))).status).toBe(404);
});

test.each([
  ["+4722001012", "22 00 10 12"],
  ["+4791234567", "912 34 567"],
  ["+46701234567", "+46 70 123 45 67"],
  [null, null],
])("the stored number %s is read as %s", async (phone, shown) => {
  expect((await loadVendorProfile(await listed({ phone }), null)).phone).toBe(shown);
});

test.each([
  ["no dates are kept", false, null, weddingDate, null],
  ["nothing is marked", true, null, weddingDate, "free"],
  ["it is taken", true, "taken", weddingDate, "taken"],
  ["it is marked as free", true, "free", weddingDate, "free"],
  ["the wedding has no date", true, "taken", null, null],
  ["dates are no longer kept", false, "taken", weddingDate, null],
] as const)("the wedding's date where %s", async (_, showsDates, state, date, expected) => {
  const vendorId = await listed({ showsDates });
  if (state) await db().insert(vendorDates).values({ vendorId, date: weddingDate, state });
  expect((await loadVendorProfile(vendorId, date)).dateState).toBe(expected);
});
