import { and, asc, between, eq } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import type { OwnedVendorId } from "../access.server.ts";
import { vendorDates } from "../tables.server.ts";

/** Returns the marked dates from one to the other, both included. */
export function listDates(vendorId: OwnedVendorId, from: string, until: string) {
  const { date, state } = vendorDates;
  return db()
    .select({ date, state })
    .from(vendorDates)
    .where(and(eq(vendorDates.vendorId, vendorId), between(date, from, until)))
    .orderBy(asc(date));
}
