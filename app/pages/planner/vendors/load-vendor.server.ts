import { randomUUID } from "node:crypto";
import type { Asker } from "#app/features/conversations/askers/access.server.ts";
import { findListedVendor } from "#app/features/vendors/directory/access.server.ts";
import { loadVendorProfile } from "#app/features/vendors/directory/queries.server.ts";
import { findLatestOffer } from "#app/features/vendors/requests/queries.server.ts";
import {
  countByRating,
  findOwnReview,
  listReviews,
} from "#app/features/vendors/reviews/queries.server.ts";
import { reviewsShown } from "#app/features/vendors/reviews/rules.ts";
import { type VendorQuery, vendorQuery } from "#app/features/vendors/search/rules.ts";
import { type Reader, statesOf } from "./load-directory.server.ts";
import { loadBudgetFacts } from "./mine/load-mine.server.ts";

export type VendorPage = NonNullable<Awaited<ReturnType<typeof loadVendorPage>>>;

/** Returns null for a vendor that is not approved. */
export async function loadVendorPage(asker: Asker, query: VendorQuery, reader: Reader) {
  const { user } = asker;
  const vendorId = await findListedVendor(user, query.leverandor ?? "");
  if (!vendorId) return null;
  const [profile, reviews, byRating, ownReview, states, offer, budget] = await Promise.all([
    loadVendorProfile(vendorId, reader.date),
    listReviews(vendorId, reviewsShown(query.anmeldelser)),
    countByRating(vendorId),
    findOwnReview(user.id, vendorId),
    statesOf(asker, [{ id: vendorId }]),
    findLatestOffer(asker, vendorId),
    asker.weddingId ? loadBudgetFacts(asker.weddingId) : null,
  ]);
  const { ownerId, ...vendor } = profile;
  return {
    vendor,
    reviews,
    moreReviews:
      vendor.reviewCount > reviews.length
        ? vendorQuery.href({ ...query, anmeldelser: query.anmeldelser + 1 })
        : null,
    byRating,
    ownReview,
    state: states.get(vendorId) ?? null,
    isOwn: ownerId === user.id,
    offeredPrice: offer?.price ?? null,
    reader,
    budget,
    choiceId: randomUUID(),
  };
}
