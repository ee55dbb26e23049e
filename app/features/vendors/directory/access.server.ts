import { and, eq } from "drizzle-orm";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { isApproved } from "../search/queries.server.ts";
import { shownVendors, vendors } from "../tables.server.ts";

/** A vendor that every signed-in user may see. Only the guard below creates one. */
export type ListedVendorId = Scope<"vendor", "public">;

/** Returns the id of an approved vendor, or null. */
export async function findListedVendor(
  _reader: SignedInUser,
  vendorId: string,
): Promise<ListedVendorId | null> {
  const [found] = await db()
    .select({ id: vendors.id })
    .from(shownVendors.rows)
    .where(and(eq(vendors.id, vendorId), isApproved));
  return found ? (found.id as ListedVendorId) : null;
}
