import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { vendorReviews, vendors } from "#app/features/vendors/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { ActionFields, ActionResult } from "#app/platform/http/actions.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertListedVendor } from "#tests/support/directory.ts";
import { signedInOwner } from "#tests/support/factories.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { insertReview } from "#tests/support/vendors.ts";
import { handleVendorAction } from "./actions.server.ts";

useTestDatabase();

test("an own review is deleted, also of a vendor that is suspended meanwhile, and undo restores it", async () => {
  const { userId, cookies } = await signedInOwner();
  const vendorId = await insertListedVendor();
  const id = await insertReview(vendorId, { userId, reply: "Takk for sist" });
  await db().update(vendors).set({ status: "suspended" }).where(eq(vendors.id, vendorId));
  const stored = () => db().select().from(vendorReviews).where(eq(vendorReviews.id, id));
  const before = await stored();
  const send = async (fields: ActionFields): Promise<ActionResult> => {
    const args = actionArgs("/vendors", fields, { cookies });
    return (await responseOf(() => handleVendorAction(args))).body as ActionResult;
  };

  const deleted = await send([
    ["intent", "delete-review"],
    ["id", id],
    ["vendorId", vendorId],
  ]);
  expect(await stored()).toEqual([]);
  expect(await send((deleted.ok && deleted.undo) || [])).toMatchObject({ ok: true });
  expect(await stored()).toEqual(before);
});
