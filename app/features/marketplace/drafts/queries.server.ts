import { and, eq } from "drizzle-orm";
import type { AccountId, SignedInUser } from "#app/features/accounts/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { formatTypedMoney } from "#app/platform/money.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import { findSeller } from "../sellers/queries.server.ts";
import type { StoredListing } from "../selling/commands.server.ts";
import { listingPictures, listings } from "../tables.server.ts";
import {
  blankListing,
  type ListingForm,
  sellCategoryOf,
  sellConditionOf,
  typedCentimetres,
} from "./rules.ts";

/** Returns the seller's listing as the form has it; null for another's. */
export async function findOwnListing(userId: AccountId, key: string) {
  const [[listing], shown] = await Promise.all([
    db()
      .select()
      .from(listings)
      .where(and(eq(listings.userId, userId), eq(listings.key, key))),
    db()
      .select({ id: listingPictures.picture })
      .from(listingPictures)
      .innerJoin(listings, eq(listings.id, listingPictures.listingId))
      .where(and(eq(listings.userId, userId), eq(listings.key, key)))
      .orderBy(listingPictures.position, listingPictures.picture),
  ]);
  if (!listing) return null;
  const { id, status, version, rejectionReason } = listing;
  const ids = shown.map((picture) => picture.id);
  return { id, status, version, rejectionReason, values: listingFormOf(listing, ids) };
}

/** Returns a blank form with what the account has sold as before. */
export async function blankFormOf(user: SignedInUser): Promise<ListingForm> {
  const seller = await findSeller(user.id);
  if (!seller) return blankListing(firstNameOf(user.displayName));
  const { kind, name, orgNumber } = seller;
  return { ...blankListing(name), sellerKind: kind, orgNumber: orgNumber ?? "" };
}

/** Returns the stored listing as its form has it. */
export function listingFormOf(listing: StoredListing, pictureIds: readonly string[]): ListingForm {
  const money = (ore: number | null) => (ore === null ? "" : formatTypedMoney(ore));
  const isShop = listing.sellerKind === "shop";
  return {
    sellerKind: listing.sellerKind,
    sellerName: listing.sellerName,
    orgNumber: listing.orgNumber ?? "",
    title: listing.title,
    category: sellCategoryOf(listing.category, listing.kind),
    condition: sellConditionOf(listing.condition),
    pictures: pictureIds.join(" "),
    description: listing.description,
    brand: listing.brand ?? "",
    material: listing.material ?? "",
    colour: listing.colour ?? "",
    size: listing.size ?? "",
    heelHeight: typedCentimetres(listing.heelHeight),
    bust: typedCentimetres(listing.bust),
    waist: typedCentimetres(listing.waist),
    length: typedCentimetres(listing.length),
    price: money(listing.price),
    originalPrice: isShop ? "" : money(listing.originalPrice),
    town: listing.town ?? "",
    county: listing.county ?? "",
    delivery: listing.delivery ?? "",
  };
}
