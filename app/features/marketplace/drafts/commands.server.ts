import { isDeepStrictEqual } from "node:util";
import { eq, isNull, sql } from "drizzle-orm";
import { nameOf, type SignedInUser } from "#app/features/accounts/access.server.ts";
import { recordAudit } from "#app/features/audit/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import {
  type Transaction,
  transaction,
  transactionUnlessRefused,
} from "#app/platform/db/database.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { reviewReasonOf } from "../moderation/rules.ts";
import { listPictures, setPictures } from "../pictures/commands.server.ts";
import { findFormerPrice, recordPrice } from "../prices/commands.server.ts";
import { sellCategories, sellConditions } from "../rules.ts";
import { searchColumns } from "../search/words/queries.server.ts";
import { findSeller, ratingOfSeller } from "../sellers/queries.server.ts";
import { sellers } from "../sellers/tables.server.ts";
import {
  lockListing,
  publishListingChange,
  type StoredListing,
} from "../selling/commands.server.ts";
import { datesFrom, isAllowed, liveStatus } from "../selling/rules.ts";
import { listings } from "../tables.server.ts";
import { marketplaceTopics } from "../topics.ts";
import { type CompleteListing, type ListingDraft, rateLimits } from "./rules.ts";

/** A listing with the ids of its pictures, as it is stored. */
export interface StoredWithPictures {
  listing: StoredListing;
  pictures: string[];
}

type Refusal =
  | { ok: false; reason: "conflict"; stored: StoredWithPictures }
  /** `gone`: another's, or no longer a state for it. */
  | { ok: false; reason: "gone" | "too-many" };

interface Edited<Listing> {
  /** Chosen by the form, so that sending it twice stores one listing. */
  key: string;
  /** What the form began with; 0 for a new draft. */
  version: number;
  listing: Listing;
}

/** Stores what is filled in so far. An outdated version is a conflict, unless nothing changes. */
export async function saveDraft(
  user: SignedInUser,
  { key, version, listing: draft }: Edited<ListingDraft>,
): Promise<{ ok: true } | Refusal> {
  if (!(await mayBegin(user, version))) return { ok: false, reason: "too-many" };
  return transaction(async (tx) => {
    const stored = await lockOrInsert(tx, user, key, version);
    if (stored?.listing.status !== "draft") return { ok: false, reason: "gone" };
    const { listing, pictures } = stored;
    if (isStored(stored, draft)) return { ok: true };
    if (listing.version !== version) return { ok: false, reason: "conflict", stored };
    await setPictures(tx, user.id, listing.id, draft.pictures, pictures);
    await tx
      .update(listings)
      .set({ ...columnsOf(draft), version: version + 1 })
      .where(eq(listings.id, listing.id));
    await publish(tx, { account: user.id }, marketplaceTopics.listings);
    return { ok: true };
  });
}

type PublishResult =
  /** `isHeld`: an administrator looks at it first. `wasShown`: it was published before. */
  | { ok: true; isHeld: boolean; wasShown: boolean }
  | Refusal
  | { ok: false; reason: "suspended" | "picture-gone" };

/**
 * Publishes a draft or a withdrawn listing, or changes one that is published. Sending it twice
 * publishes once.
 */
export async function publishListing(
  user: SignedInUser,
  { key, version, listing: edited }: Edited<CompleteListing>,
): Promise<PublishResult> {
  const allowed = await consume("listing-publish", user.id, rateLimits.published);
  if (!allowed.ok || !(await mayBegin(user, version))) return { ok: false, reason: "too-many" };
  return transactionUnlessRefused(async (tx): Promise<PublishResult> => {
    const stored = await lockOrInsert(tx, user, key, version);
    if (!stored) return { ok: false, reason: "gone" };
    const { listing } = stored;
    const wasShown = isAllowed("change", listing.status);
    if (!wasShown && !isAllowed("publish", listing.status)) return { ok: false, reason: "gone" };
    if (wasShown && isStored(stored, edited)) {
      return { ok: true, isHeld: listing.status === "review", wasShown };
    }
    if (listing.version !== version) return { ok: false, reason: "conflict", stored };
    const shown = await show(tx, user, stored, edited);
    return shown.ok ? { ...shown, wasShown } : shown;
  });
}

/**
 * Shows a listing for another period, also one that was withdrawn or whose time is over. Its text is
 * judged again, because it may have been changed while it was held.
 */
export function renewListing(
  user: SignedInUser,
  listingId: number,
): Promise<{ ok: true } | { ok: false; reason: "gone" | "not-now" | "suspended" }> {
  return transaction(async (tx) => {
    const stored = await lockListing(tx, user.id, eq(listings.id, listingId));
    if (!stored) return { ok: false, reason: "gone" };
    if (!isAllowed("renew", stored.status)) return { ok: false, reason: "not-now" };
    const seller = await findSeller(user.id, tx);
    if (seller?.suspendedAt) return { ok: false, reason: "suspended" };
    const at = now();
    const isHeld = stored.status === "withdrawn" && needsReview(stored);
    await tx
      .update(listings)
      .set(
        isHeld
          ? { status: "review", withdrawnAt: null }
          : { status: liveStatus(stored), withdrawnAt: null, ...datesFrom(stored, at) },
      )
      .where(eq(listings.id, listingId));
    if (isHeld) await recordHeld(tx, user, stored);
    else if (stored.price !== null) await recordPrice(tx, user.id, listingId, stored.price, at);
    await publishListingChange(tx, user.id, listingId);
    return { ok: true };
  });
}

type ShowResult =
  | { ok: true; isHeld: boolean }
  | { ok: false; reason: "suspended" | "picture-gone" };

/** Shows the listing to buyers, or holds it for an administrator. */
async function show(
  tx: Transaction,
  user: SignedInUser,
  { listing, pictures }: StoredWithPictures,
  edited: CompleteListing,
): Promise<ShowResult> {
  const { id, status: before, version } = listing;
  if (!(await becomeSeller(tx, user, edited))) return { ok: false, reason: "suspended" };
  const kept = await setPictures(tx, user.id, id, edited.pictures, pictures);
  if (kept.length < edited.pictures.length) return { ok: false, reason: "picture-gone" };
  const isHeld =
    before === "review" || needsReview({ ...edited, rejectionReason: listing.rejectionReason });
  const at = now();
  const isNew = before === "draft" || before === "withdrawn";
  await tx
    .update(listings)
    .set({
      ...columnsOf(edited),
      ...searchColumns(searchable(edited)),
      ...(await ratingOfSeller(tx, user.id)),
      ...(edited.sellerKind === "shop" && {
        originalPrice: await formerPrice(tx, listing, edited.price, at),
      }),
      version: version + 1,
      withdrawnAt: null,
      status: isHeld ? "review" : liveStatus(listing),
      ...(!isHeld && isNew && datesFrom(listing, at)),
    })
    .where(eq(listings.id, id));
  if (!isHeld) await recordPrice(tx, user.id, id, edited.price, at);
  if (isHeld && before !== "review") await recordHeld(tx, user, { id, title: edited.title });
  await publishListingChange(tx, user.id, id);
  return { ok: true, isHeld };
}

type Reviewed =
  | "title"
  | "description"
  | "sellerName"
  | "brand"
  | "material"
  | "size"
  | "rejectionReason";

function needsReview({ rejectionReason, ...listing }: Pick<StoredListing, Reviewed>): boolean {
  const text = { ...listing, wasSentBack: rejectionReason !== null };
  return reviewReasonOf(text, new URL(config().publicUrl).host) !== null;
}

function recordHeld(
  tx: Transaction,
  user: SignedInUser,
  { id, title }: Pick<StoredListing, "id" | "title">,
): Promise<void> {
  const actor = { id: user.id, name: nameOf(user) };
  const subject = { subject: "listing", subjectId: String(id), subjectName: title } as const;
  return recordAudit(tx, { actor, action: "listing-held", ...subject });
}

/** Returns false for an account that may not sell. */
async function becomeSeller(
  tx: Transaction,
  user: SignedInUser,
  { sellerKind: kind, sellerName: name, orgNumber }: CompleteListing,
): Promise<boolean> {
  const set = { kind, name, orgNumber };
  const stored = await tx
    .insert(sellers)
    .values({ userId: user.id, ...set, createdAt: now() })
    .onConflictDoUpdate({ target: sellers.userId, set, setWhere: isNull(sellers.suspendedAt) })
    .returning({ userId: sellers.userId });
  return stored.length > 0;
}

/** A shop's former price stays until its price changes again. */
function formerPrice(tx: Transaction, listing: StoredListing, price: number, at: Date) {
  if (listing.publishedAt && listing.price === price) return listing.originalPrice;
  return findFormerPrice(tx, listing.id, price, at);
}

async function mayBegin(user: SignedInUser, version: number): Promise<boolean> {
  return version > 0 || (await consume("listing-draft", user.id, rateLimits.drafts)).ok;
}

/** Returns the user's listing, locked; null for another's, and for one that was deleted meanwhile. */
async function lockOrInsert(
  tx: Transaction,
  user: SignedInUser,
  key: string,
  version: number,
): Promise<StoredWithPictures | null> {
  const found = await lockListing(tx, user.id, eq(listings.key, key));
  if (found) return { listing: found, pictures: await listPictures(tx, found.id) };
  if (version !== 0) return null;
  const [listing] = await tx
    .insert(listings)
    .values({
      ...{ key, userId: user.id, status: "draft", version: 0, createdAt: now() },
      ...{ title: "", description: "", sellerName: "", sellerKind: "private" },
      ...{ search: sql`''::tsvector`, folded: "" },
    })
    .onConflictDoNothing({ target: listings.key })
    .returning();
  return listing ? { listing, pictures: [] } : null;
}

function isStored({ listing, pictures }: StoredWithPictures, edited: ListingDraft): boolean {
  const { originalPrice, ...columns } = columnsOf(edited);
  const isSame = Object.entries(columns).every(
    ([name, value]) => listing[name as keyof StoredListing] === value,
  );
  const isSamePrice = edited.sellerKind === "shop" || listing.originalPrice === originalPrice;
  return isSame && isSamePrice && isDeepStrictEqual(pictures, edited.pictures);
}

function columnsOf({ category, condition, pictures: _, ...columns }: ListingDraft) {
  const chosen = category ? sellCategories[category] : { category: null, kind: null };
  return { ...columns, ...chosen, condition: condition && sellConditions[condition] };
}

function searchable(edited: CompleteListing) {
  const condition = sellConditions[edited.condition];
  return { ...edited, ...sellCategories[edited.category], condition };
}
