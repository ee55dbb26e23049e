import { asc, eq, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { formatPhoneNumber } from "#app/platform/phone-number.server.ts";
import type { OwnedVendorId } from "../access.server.ts";
import {
  shownVendors,
  vendorDates,
  vendorPictures,
  vendorReviews,
  vendors,
} from "../tables.server.ts";
import { type Profile, type ProfileForm, profileForm } from "./rules.ts";

/** Throws a 404 when the profile was deleted meanwhile. */
export async function loadOwnProfile(vendorId: OwnedVendorId) {
  const [[vendor], images, place] = await Promise.all([
    db().select().from(vendors).where(eq(vendors.id, vendorId)),
    listOwnPictures(vendorId),
    placeInOrder(vendorId),
  ]);
  if (!vendor) throw notFound();
  const { search, userId, ...shown } = vendor;
  return { ...shown, pictures: images, place };
}

function listOwnPictures(vendorId: OwnedVendorId) {
  return db()
    .select({ id: vendorPictures.id, picture: vendorPictures.picture, widths: pictures.widths })
    .from(vendorPictures)
    .innerJoin(pictures, eq(pictures.id, vendorPictures.picture))
    .where(eq(vendorPictures.vendorId, vendorId))
    .orderBy(asc(vendorPictures.position), asc(vendorPictures.id));
}

/** Where the profile stands, or would stand, among the public ones of its category. */
async function placeInOrder(vendorId: OwnedVendorId): Promise<{ place: number; total: number }> {
  const { rows } = await db().execute<{ before: number; others: number }>(sql`
    select count(*)::int as others, count(*) filter (where
      (other.verified_at is not null, coalesce(other.rating, 0), other.review_count)
        > (own.verified_at is not null, coalesce(own.rating, 0), own.review_count)
      or (other.verified_at is not null, coalesce(other.rating, 0), other.review_count)
        = (own.verified_at is not null, coalesce(own.rating, 0), own.review_count)
        and (other.business_name, other.id) < (own.business_name, own.id)
    )::int as before
    from ${vendors} own
    join (select * from ${shownVendors.view}) other
      on other.category = own.category and other.id <> own.id
    where own.id = ${vendorId}`);
  const { before = 0, others = 0 } = rows[0] ?? {};
  return { place: before + 1, total: others + 1 };
}

/** Returns "" when the profile was deleted meanwhile. */
export async function findBusinessName(vendorId: OwnedVendorId): Promise<string> {
  const [found] = await db()
    .select({ name: vendors.businessName })
    .from(vendors)
    .where(eq(vendors.id, vendorId));
  return found?.name ?? "";
}

/** Returns null for an account without a profile. */
export async function findBusinessNameOf(accountId: AccountId): Promise<string | null> {
  const [found] = await db()
    .select({ name: vendors.businessName })
    .from(vendors)
    .where(eq(vendors.userId, accountId));
  return found?.name ?? null;
}

/** Returns the form with the telephone number as it is read. */
export function ownProfileForm(profile: Profile): ProfileForm {
  const { phone } = profile;
  return { ...profileForm(profile), phone: phone === null ? "" : formatPhoneNumber(phone) };
}

/** Everything that is stored of the account's profile as a vendor, or null without one. */
export async function exportVendor(accountId: AccountId) {
  const [vendor] = await db().select().from(vendors).where(eq(vendors.userId, accountId));
  if (!vendor) return null;
  const { search, userId, ...profile } = vendor;
  const vendorId = vendor.id as OwnedVendorId;
  const { date, state } = vendorDates;
  const { rating, title, comment, reply, repliedAt, createdAt } = vendorReviews;
  const [dates, reviews, images] = await Promise.all([
    db().select({ date, state }).from(vendorDates).where(eq(vendorDates.vendorId, vendorId)),
    db()
      .select({ rating, title, comment, reply, repliedAt, createdAt })
      .from(vendorReviews)
      .where(eq(vendorReviews.vendorId, vendorId)),
    listOwnPictures(vendorId),
  ]);
  return { ...profile, dates, reviews, pictures: images.map(({ picture }) => picture) };
}
