import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { AdminId } from "#app/features/accounts/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { vendors } from "../tables.server.ts";
import { type ModerationList, vendorsPerPage } from "./rules.ts";

export type ModeratedVendor = Awaited<ReturnType<typeof listModeratedVendors>>[number];

/** Returns one page of a list. Those that wait come with the longest wait first. */
export function listModeratedVendors(_admin: AdminId, list: ModerationList, page: number) {
  const order = list === "pending" ? asc(vendors.submittedAt) : desc(vendors.submittedAt);
  return db()
    .select({
      id: vendors.id,
      name: vendors.businessName,
      category: vendors.category,
      town: vendors.town,
      orgNumber: vendors.orgNumber,
      email: vendors.email,
      website: vendors.website,
      description: vendors.description,
      status: vendors.status,
      statusReason: vendors.statusReason,
      submittedAt: vendors.submittedAt,
      isVerified: isNotNull(vendors.verifiedAt).mapWith(Boolean),
      isSample: vendors.isSample,
      hasAccount: isNotNull(vendors.userId).mapWith(Boolean),
      orgNumberCheck: vendors.orgNumberCheck,
      emailCheck: vendors.emailCheck,
      websiteCheck: vendors.websiteCheck,
      version: vendors.version,
    })
    .from(vendors)
    .where(isIn(list))
    .orderBy(order, asc(vendors.businessName), asc(vendors.id))
    .limit(vendorsPerPage)
    .offset((page - 1) * vendorsPerPage);
}

export async function countModeratedVendors(
  _admin: AdminId,
): Promise<Record<ModerationList, number>> {
  const isVerified = sql<boolean>`${vendors.verifiedAt} is not null`;
  const rows = await db()
    .select({ status: vendors.status, isVerified, count: count() })
    .from(vendors)
    .groupBy(vendors.status, isVerified);
  const sum = (matches: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(matches).reduce((total, row) => total + row.count, 0);
  return {
    pending: sum(({ status }) => status === "pending"),
    approved: sum((row) => row.status === "approved" && !row.isVerified),
    verified: sum((row) => row.status === "approved" && row.isVerified),
    rejected: sum(({ status }) => status === "rejected"),
    suspended: sum(({ status }) => status === "suspended"),
  };
}

function isIn(list: ModerationList): SQL | undefined {
  if (list === "verified")
    return and(eq(vendors.status, "approved"), isNotNull(vendors.verifiedAt));
  if (list === "approved") return and(eq(vendors.status, "approved"), isNull(vendors.verifiedAt));
  return eq(vendors.status, list);
}
