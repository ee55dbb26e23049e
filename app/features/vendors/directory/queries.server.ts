import { and, asc, eq, sql } from "drizzle-orm";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { formatPhoneNumber } from "#app/platform/phone-number.server.ts";
import { cardColumns, isApproved } from "../search/queries.server.ts";
import { shownVendors, vendorDates, vendorPictures, vendors } from "../tables.server.ts";
import type { ListedVendorId } from "./access.server.ts";

/** @param date the wedding's, on which `dateState` says whether the vendor is free */
export async function loadVendorProfile(vendorId: ListedVendorId, date: string | null) {
  const [[vendor], shown] = await Promise.all([
    db()
      .select({
        ...cardColumns,
        ownerId: vendors.userId,
        included: vendors.included,
        address: vendors.address,
        priceFrom: vendors.priceFrom,
        contactPerson: vendors.contactPerson,
        phone: vendors.phone,
        email: vendors.email,
        website: vendors.website,
        showsDates: vendors.showsDates,
        dateState: vendorDates.state,
      })
      .from(shownVendors.rows)
      .leftJoin(
        vendorDates,
        and(eq(vendorDates.vendorId, vendors.id), sql`${vendorDates.date} = ${date}::date`),
      )
      .where(and(eq(vendors.id, vendorId), isApproved)),
    db()
      .select({ id: pictures.id, widths: pictures.widths })
      .from(vendorPictures)
      .innerJoin(pictures, eq(pictures.id, vendorPictures.picture))
      .where(eq(vendorPictures.vendorId, vendorId))
      .orderBy(asc(vendorPictures.position), asc(vendorPictures.id)),
  ]);
  if (!vendor) throw notFound();
  const { showsDates, dateState, phone, ...profile } = vendor;
  return {
    ...profile,
    phone: phone && formatPhoneNumber(phone),
    pictures: shown,
    dateState: date && showsDates ? (dateState ?? "free") : null,
  };
}
