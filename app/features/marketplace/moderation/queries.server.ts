import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { AdminId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { listingSales } from "../sales/tables.server.ts";
import { cover } from "../search/queries.server.ts";
import { sellers } from "../sellers/tables.server.ts";
import { listings } from "../tables.server.ts";
import { type ListingList, listingLists, moderatedPerPage, reviewReasonOf } from "./rules.ts";

export type ModeratedListing = Awaited<ReturnType<typeof listModeratedListings>>[number];

/** Returns one page of a list, without drafts that were never published. Prices are in øre. */
export async function listModeratedListings(_admin: AdminId, list: ListingList, page: number) {
  const isLedger = list === "due" || list === "paid";
  const order = isLedger ? desc(listingSales.soldAt) : desc(listings.publishedAt);
  const found = await db()
    .select({
      id: listings.id,
      status: listings.status,
      title: listings.title,
      description: listings.description,
      brand: listings.brand,
      material: listings.material,
      size: listings.size,
      price: listings.price,
      sellerName: listings.sellerName,
      sellerKind: listings.sellerKind,
      orgNumber: listings.orgNumber,
      email: users.email,
      publishedAt: listings.publishedAt,
      rejectionReason: listings.rejectionReason,
      version: listings.version,
      isSuspended: isNotNull(sellers.suspendedAt).mapWith(Boolean),
      cover: sql<{ id: string; widths: number[] } | null>`${cover}`,
      soldFor: listingSales.price,
      commission: listingSales.commission,
      soldAt: listingSales.soldAt,
      paidAt: listingSales.paidAt,
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.userId))
    .leftJoin(sellers, eq(sellers.userId, listings.userId))
    .leftJoin(listingSales, eq(listingSales.listingId, listings.id))
    .where(isIn(list))
    .orderBy(list === "review" ? asc(listings.id) : order, desc(listings.id))
    .limit(moderatedPerPage)
    .offset((page - 1) * moderatedPerPage);
  const host = new URL(config().publicUrl).host;
  return found.map((listing) => {
    const text = { ...listing, wasSentBack: listing.rejectionReason !== null };
    return { ...listing, reviewReason: list === "review" ? reviewReasonOf(text, host) : null };
  });
}

export async function countModeratedListings(
  _admin: AdminId,
): Promise<Record<ListingList, number>> {
  const counts = Object.fromEntries(
    listingLists.map((list) => [
      list,
      sql<number>`count(*) filter (where ${isIn(list)})`.mapWith(Number),
    ]),
  ) as Record<ListingList, SQL<number>>;
  const [row] = await db()
    .select(counts)
    .from(listings)
    .innerJoin(users, eq(users.id, listings.userId))
    .leftJoin(sellers, eq(sellers.userId, listings.userId))
    .leftJoin(listingSales, eq(listingSales.listingId, listings.id));
  return row ?? { review: 0, listed: 0, hidden: 0, suspended: 0, due: 0, paid: 0 };
}

/** Returns what is owed and what was paid in all, in øre. */
export async function sumCommissions(_admin: AdminId): Promise<{ due: number; paid: number }> {
  const sum = (condition: SQL) =>
    sql<number>`coalesce(sum(${listingSales.commission}) filter (where ${condition}), 0)`.mapWith(
      Number,
    );
  const [row] = await db()
    .select({ due: sum(isNull(listingSales.paidAt)), paid: sum(isNotNull(listingSales.paidAt)) })
    .from(listingSales);
  return row ?? { due: 0, paid: 0 };
}

export async function countHeldListings(_admin: AdminId): Promise<number> {
  const [row] = await db()
    .select({ count: count() })
    .from(listings)
    .where(eq(listings.status, "review"));
  return row?.count ?? 0;
}

function isIn(list: ListingList): SQL | undefined {
  const { status } = listings;
  switch (list) {
    case "review":
      return eq(status, "review");
    case "listed":
      return inArray(status, ["published", "reserved"]);
    case "hidden":
      return and(inArray(status, ["draft", "withdrawn"]), isNotNull(listings.rejectionReason));
    case "suspended":
      return and(
        isNotNull(sellers.suspendedAt),
        or(ne(status, "draft"), isNotNull(listings.rejectionReason)),
      );
    case "due":
      return and(isNotNull(listingSales.soldAt), isNull(listingSales.paidAt));
    case "paid":
      return isNotNull(listingSales.paidAt);
  }
}
