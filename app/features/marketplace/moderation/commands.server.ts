import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { AccountId, Administrator } from "#app/features/accounts/access.server.ts";
import { findContact } from "#app/features/accounts/roles/queries.server.ts";
import { recordAudit } from "#app/features/audit/commands.server.ts";
import type { AuditAction } from "#app/features/audit/rules.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { recordPrice } from "../prices/commands.server.ts";
import type { ListingStatus } from "../rules.ts";
import { listingSales } from "../sales/tables.server.ts";
import { sellers } from "../sellers/tables.server.ts";
import { publishListingChange, type StoredListing } from "../selling/commands.server.ts";
import { datesFrom, liveStatus } from "../selling/rules.ts";
import { listings } from "../tables.server.ts";
import { marketplaceTopics } from "../topics.ts";
import { mailSentBack, mailSuspended, mailTakenDown } from "./mails.server.ts";

/** `gone`: unknown, or no longer in a state for it. */
export type ModerationResult = { ok: true } | { ok: false; reason: "gone" };

const gone = { ok: false, reason: "gone" } as const;

/** `changed`: the seller has changed it since the administrator has read it. */
type ApprovalResult = ModerationResult | { ok: false; reason: "changed" };

/** A listing that is held goes back to where buyers do not see it. */
const hidden = sql`case when ${listings.publishedAt} is null then 'draft' else 'withdrawn' end`;

/** Shows a held listing to buyers, in the version that the administrator has read. */
export function approveListing(
  admin: Administrator,
  id: number,
  version: number,
): Promise<ApprovalResult> {
  return transaction(async (tx) => {
    const [held] = await tx
      .select()
      .from(listings)
      .where(and(eq(listings.id, id), eq(listings.status, "review")))
      .for("update");
    if (!held?.userId || held.price === null) return gone;
    if (held.version !== version) return { ok: false, reason: "changed" };
    const at = now();
    const isRunning = held.publishedAt && held.expiresAt && held.expiresAt > at;
    await tx
      .update(listings)
      .set({
        status: liveStatus(held),
        rejectionReason: null,
        ...(!isRunning && datesFrom(held, at)),
      })
      .where(eq(listings.id, id));
    await recordPrice(tx, held.userId as AccountId, id, held.price, at);
    await record(tx, admin, "listing-approved", held);
    await publishListingChange(tx, held.userId as AccountId, id);
    return { ok: true };
  });
}

/** Sends a held listing back to its seller, who reads the reason. */
export function sendBackListing(
  admin: Administrator,
  id: number,
  reason: string,
): Promise<ModerationResult> {
  return hideListing(admin, id, ["review"], "listing-sent-back", reason, mailSentBack);
}

/** Takes a listing that buyers see away from them. */
export function takeDownListing(
  admin: Administrator,
  id: number,
  reason: string,
): Promise<ModerationResult> {
  return hideListing(
    admin,
    id,
    ["published", "reserved"],
    "listing-taken-down",
    reason,
    mailTakenDown,
  );
}

type MailReason = (
  tx: Transaction,
  account: { id: string; email: string },
  title: string,
  reason: string,
) => Promise<void>;

function hideListing(
  admin: Administrator,
  id: number,
  from: readonly ListingStatus[],
  action: AuditAction,
  reason: string,
  mail: MailReason,
): Promise<ModerationResult> {
  return transaction(async (tx) => {
    const isRight = and(
      eq(listings.id, id),
      eq(listings.isSample, false),
      inArray(listings.status, [...from]),
    );
    const [changed] = await tx
      .update(listings)
      .set(hiddenBecause(reason))
      .where(isRight)
      .returning();
    if (!changed?.userId) return gone;
    await record(tx, admin, action, changed, reason);
    const contact = await findContact(tx, changed.userId);
    if (contact) await mail(tx, contact, changed.title, reason);
    await publishListingChange(tx, changed.userId as AccountId, id);
    return { ok: true };
  });
}

/** Ends the selling of the account that has the listing, and hides all that it shows. */
export function suspendSeller(
  admin: Administrator,
  listingId: number,
  reason: string,
): Promise<ModerationResult> {
  return transaction(async (tx) => {
    const listing = await findListed(tx, listingId);
    if (!listing) return gone;
    const { userId, sellerName: name } = listing;
    // What the seller does with one of them meanwhile is hidden below, or finds the suspension.
    await tx
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.userId, userId))
      .orderBy(listings.id)
      .for("update");
    const at = now();
    const suspended = await tx
      .insert(sellers)
      .values({ ...sellerOf(listing), userId, suspendedAt: at, createdAt: at })
      .onConflictDoUpdate({
        target: sellers.userId,
        set: { suspendedAt: at },
        setWhere: isNull(sellers.suspendedAt),
      })
      .returning({ userId: sellers.userId });
    if (suspended.length === 0) return { ok: true };
    const hiddenNow = await tx
      .update(listings)
      .set(hiddenBecause(reason))
      .where(
        and(
          eq(listings.userId, userId),
          inArray(listings.status, ["review", "published", "reserved"]),
        ),
      )
      .returning({ id: listings.id });
    for (const { id } of hiddenNow) await publishListingChange(tx, userId, id);
    await record(tx, admin, "seller-suspended", { id: listingId, title: name }, reason);
    const contact = await findContact(tx, userId);
    if (contact) await mailSuspended(tx, contact, name, reason);
    await publish(tx, { account: userId }, marketplaceTopics.listings);
    return { ok: true };
  });
}

/** Lets the account sell again; what was hidden stays so until it is published and approved. */
export function reinstateSeller(
  admin: Administrator,
  listingId: number,
  reason: string,
): Promise<ModerationResult> {
  return transaction(async (tx) => {
    const listing = await findListed(tx, listingId);
    if (!listing) return gone;
    const [changed] = await tx
      .update(sellers)
      .set({ suspendedAt: null })
      .where(and(eq(sellers.userId, listing.userId), isNotNull(sellers.suspendedAt)))
      .returning({ name: sellers.name });
    if (!changed) return gone;
    const subject = { id: listingId, title: changed.name };
    await record(tx, admin, "seller-reinstated", subject, reason);
    await publish(tx, { account: listing.userId }, marketplaceTopics.listings);
    return { ok: true };
  });
}

/** Notes that the commission of a sale is paid, or that it is not after all. */
export function setCommissionPaid(
  admin: Administrator,
  listingId: number,
  isPaid: boolean,
): Promise<ModerationResult> {
  return transaction(async (tx) => {
    const before = isPaid ? isNull(listingSales.paidAt) : isNotNull(listingSales.paidAt);
    const [changed] = await tx
      .update(listingSales)
      .set({ paidAt: isPaid ? now() : null })
      .where(and(eq(listingSales.listingId, listingId), before))
      .returning();
    if (!changed) return gone;
    const [listing] = await tx
      .select({ id: listings.id, title: listings.title })
      .from(listings)
      .where(eq(listings.id, listingId));
    const action = isPaid ? "commission-paid" : "commission-unpaid";
    if (listing) await record(tx, admin, action, listing);
    await publish(tx, { account: changed.userId as AccountId }, marketplaceTopics.listings);
    return { ok: true };
  });
}

function hiddenBecause(reason: string): Partial<StoredListing> {
  const set: Record<string, unknown> & { status: SQL } = {
    status: hidden,
    rejectionReason: reason,
    withdrawnAt: now(),
    reservedAt: null,
    reservedFor: null,
  };
  return set as unknown as Partial<StoredListing>;
}

/** A shop's draft may lack the number without which it is no shop. */
function sellerOf({ sellerName: name, sellerKind: kind, orgNumber }: StoredListing) {
  const isShop = kind === "shop" && orgNumber !== null;
  return isShop ? { name, kind, orgNumber } : { name, kind: "private" as const };
}

async function findListed(tx: Transaction, id: number) {
  const [found] = await tx.select().from(listings).where(eq(listings.id, id));
  return found?.userId ? { ...found, userId: found.userId as AccountId } : null;
}

function record(
  tx: Transaction,
  actor: Administrator,
  action: AuditAction,
  { id, title }: Pick<StoredListing, "id" | "title">,
  reason?: string,
): Promise<void> {
  const subject = { subject: "listing", subjectId: String(id), subjectName: title } as const;
  return recordAudit(tx, { actor, action, ...subject, ...(reason && { reason }) });
}
