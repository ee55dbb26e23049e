import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { ConversationId } from "#app/features/conversations/access.server.ts";
import { publishConversation } from "#app/features/conversations/commands.server.ts";
import { deletePictures } from "#app/features/pictures/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import {
  type Transaction,
  transaction,
  transactionUnlessRefused,
} from "#app/platform/db/database.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { listingConversations } from "../enquiries/tables.server.ts";
import { commissionOf } from "../prices/rules.ts";
import { planCommissionMail } from "../sales/jobs.server.ts";
import { listingSales } from "../sales/tables.server.ts";
import { findSeller } from "../sellers/queries.server.ts";
import { sellerRatings } from "../sellers/tables.server.ts";
import { listingPictures, listings } from "../tables.server.ts";
import { marketplaceTopics } from "../topics.ts";
import { type Transition, transitions } from "./rules.ts";
import type { Withdrawal } from "./schema.ts";

export type StoredListing = typeof listings.$inferSelect;

/**
 * `gone`: unknown, another seller's, or a conversation about something else. `not-now`: the listing's
 * state does not allow it (any more).
 */
export type LifecycleResult = { ok: true } | { ok: false; reason: "gone" | "not-now" };

const gone = { ok: false, reason: "gone" } as const;
const notNow = { ok: false, reason: "not-now" } as const;

interface Buyer {
  /** The conversation about the listing in which it was agreed, if there is one. */
  conversationId: string | null;
}

/** Reserves a published listing. Reserving it again for the same buyer changes nothing. */
export function reserveListing(
  userId: AccountId,
  listingId: number,
  { conversationId }: Buyer,
): Promise<LifecycleResult> {
  return transaction(async (tx) => {
    if (!(await isAbout(tx, listingId, conversationId))) return gone;
    const set = { status: "reserved", reservedAt: now(), reservedFor: conversationId } as const;
    const moved = await moveListing(tx, userId, listingId, "reserve", set);
    if (moved.ok) return { ok: true };
    const { stored } = moved;
    const isDone = stored?.status === "reserved" && stored.reservedFor === conversationId;
    return isDone ? { ok: true } : moved;
  });
}

/** Ends a reservation. */
export function releaseListing(userId: AccountId, listingId: number): Promise<LifecycleResult> {
  return transaction(async (tx) => {
    const set = { status: "published", reservedAt: null, reservedFor: null } as const;
    const moved = await moveListing(tx, userId, listingId, "release", set);
    return moved.ok || moved.stored?.status === "published" ? { ok: true } : moved;
  });
}

/**
 * Marks a listing sold and enters the commission in the ledger. The price is in øre. Sending it again
 * changes nothing.
 */
export function sellListing(
  userId: AccountId,
  listingId: number,
  { price, conversationId }: Buyer & { price: number },
): Promise<LifecycleResult> {
  return transaction(async (tx) => {
    if (!(await isAbout(tx, listingId, conversationId))) return gone;
    const soldAt = now();
    const moved = await moveListing(tx, userId, listingId, "sell", { status: "sold", soldAt });
    if (!moved.ok) {
      const isSame = and(eq(listingSales.listingId, listingId), isOfBuyer(conversationId));
      const isDone = moved.stored && (await tx.$count(listingSales, isSame)) > 0;
      return isDone ? { ok: true } : moved;
    }
    const commission = commissionOf(price);
    await tx
      .insert(listingSales)
      .values({ userId, listingId, conversationId, price, commission, soldAt });
    await planCommissionMail(tx, listingId, soldAt);
    return { ok: true };
  });
}

/** `settled`: the commission is paid, or the buyer has rated the seller. */
type UndoResult = LifecycleResult | { ok: false; reason: "settled" };

/** Takes a sale back, to what the listing was before; a suspended seller's is withdrawn. */
export function undoSale(userId: AccountId, listingId: number): Promise<UndoResult> {
  return transactionUnlessRefused(async (tx): Promise<UndoResult> => {
    // A suspension locks the listing too, so that the seller is read before or after it.
    await lockListing(tx, userId, eq(listings.id, listingId));
    const seller = await findSeller(userId, tx);
    const before = sql`case when ${listings.reservedAt} is null then 'published' else 'reserved' end`;
    const moved = await moveListing(tx, userId, listingId, "undoSale", {
      ...(seller?.suspendedAt ? withdrawn(now()) : { status: before }),
      soldAt: null,
    });
    if (!moved.ok) return moved;
    const [sale] = await tx
      .delete(listingSales)
      .where(eq(listingSales.listingId, listingId))
      .returning();
    const isRated =
      sale?.conversationId &&
      (await tx.$count(sellerRatings, eq(sellerRatings.conversationId, sale.conversationId))) > 0;
    return sale?.paidAt || isRated ? { ok: false, reason: "settled" } : { ok: true };
  });
}

/** `before`: for `undoWithdrawal`; null when it was withdrawn already. */
type WithdrawResult =
  | { ok: true; before: Withdrawal | null }
  | Exclude<LifecycleResult, { ok: true }>;

/** Takes a listing away from buyers. One that was never published becomes a draft again. */
export function withdrawListing(userId: AccountId, listingId: number): Promise<WithdrawResult> {
  return transaction(async (tx) => {
    const withdrawnAt = now();
    const set = withdrawn(withdrawnAt);
    const moved = await moveListing(tx, userId, listingId, "withdraw", set);
    if (moved.ok) {
      const { id, status, reservedAt, reservedFor, version } = moved.stored;
      return { ok: true, before: { id, status, reservedAt, reservedFor, withdrawnAt, version } };
    }
    const status = moved.stored?.status;
    const isDone = status === "withdrawn" || status === "draft";
    return isDone ? { ok: true, before: null } : moved;
  });
}

/**
 * Makes a withdrawn listing what it was, with its reservation and for as long as it had left.
 * `not-now`: it has been changed since.
 */
export function undoWithdrawal(
  userId: AccountId,
  { id, version, withdrawnAt, status, reservedAt, reservedFor }: Withdrawal,
): Promise<LifecycleResult | { ok: false; reason: "suspended" }> {
  return transaction(async (tx) => {
    const stored = await lockListing(tx, userId, eq(listings.id, id));
    if (!stored) return gone;
    const isUnchanged =
      stored.version === version && stored.withdrawnAt?.getTime() === withdrawnAt.getTime();
    if (!isUnchanged) return stored.status === status ? { ok: true } : notNow;
    const seller = await findSeller(userId, tx);
    if (seller?.suspendedAt) return { ok: false, reason: "suspended" };
    const hasBuyer = await isAbout(tx, id, reservedFor);
    const before = { status, reservedAt, reservedFor: hasBuyer ? reservedFor : null };
    const set = { ...before, withdrawnAt: null };
    const moved = await moveListing(tx, userId, id, "undoWithdrawal", set);
    return moved.ok ? { ok: true } : moved;
  });
}

/** Deletes a listing with its pictures; conversations about it stay. What is sold stays in the ledger. */
export function deleteListing(userId: AccountId, listingId: number): Promise<LifecycleResult> {
  return transaction(async (tx) => {
    const stored = await lockListing(tx, userId, eq(listings.id, listingId));
    if (!stored) return gone;
    if (stored.status === "sold") return notNow;
    const asked = await listConversations(tx, listingId);
    const pictures = await tx
      .delete(listingPictures)
      .where(eq(listingPictures.listingId, listingId))
      .returning({ id: listingPictures.picture });
    await tx.delete(listings).where(isOwn(userId, listingId));
    await deletePictures(
      tx,
      pictures.map(({ id }) => id),
    );
    await publishChangeTo(tx, userId, asked);
    return { ok: true };
  });
}

/** `stored` is the listing before the change. */
type Moved =
  | { ok: true; stored: StoredListing }
  | { ok: false; reason: "gone" | "not-now"; stored?: StoredListing };

type Change = { [Name in keyof StoredListing]?: StoredListing[Name] | SQL };

/** Away from buyers; one that was never published is a draft. */
function withdrawn(at: Date): Change {
  return {
    status: sql`case when ${listings.publishedAt} is null then 'draft' else 'withdrawn' end`,
    withdrawnAt: at,
    reservedAt: null,
    reservedFor: null,
  };
}

/** Changes the seller's listing if its state allows it: of two at once, the second finds it changed. */
async function moveListing(
  tx: Transaction,
  userId: AccountId,
  listingId: number,
  transition: Transition,
  set: Change,
): Promise<Moved> {
  const stored = await lockListing(tx, userId, eq(listings.id, listingId));
  if (!stored) return gone;
  const changed = await tx
    .update(listings)
    .set(set as Partial<StoredListing>)
    .where(and(isOwn(userId, listingId), inArray(listings.status, [...transitions[transition]])))
    .returning({ id: listings.id });
  if (changed.length === 0) return { ...notNow, stored };
  await publishListingChange(tx, userId, listingId);
  return { ok: true, stored };
}

/** Locks a listing of the seller until `tx` ends. */
export async function lockListing(
  tx: Transaction,
  userId: AccountId,
  condition: SQL,
): Promise<StoredListing | undefined> {
  const [stored] = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.userId, userId), condition))
    .for("update");
  return stored;
}

function isOwn(userId: AccountId, listingId: number) {
  return and(eq(listings.userId, userId), eq(listings.id, listingId));
}

/** Returns true without a conversation. */
async function isAbout(
  tx: Transaction,
  listingId: number,
  conversationId: string | null,
): Promise<boolean> {
  if (conversationId === null) return true;
  const { conversationId: column, listingId: about } = listingConversations;
  const isOfListing = and(eq(column, conversationId), eq(about, listingId));
  return (await tx.$count(listingConversations, isOfListing)) > 0;
}

function isOfBuyer(conversationId: string | null) {
  const { conversationId: column } = listingSales;
  return conversationId === null ? isNull(column) : eq(column, conversationId);
}

/** Tells the seller's open pages, and those of all who have asked about the listing. */
export async function publishListingChange(
  tx: Transaction,
  sellerId: AccountId,
  listingId: number,
): Promise<void> {
  await publishChangeTo(tx, sellerId, await listConversations(tx, listingId));
}

async function publishChangeTo(
  tx: Transaction,
  sellerId: AccountId,
  asked: readonly ConversationId[],
) {
  await publish(tx, { account: sellerId }, marketplaceTopics.listings);
  for (const conversationId of asked) await publishConversation(tx, conversationId);
}

async function listConversations(tx: Transaction, listingId: number): Promise<ConversationId[]> {
  const found = await tx
    .select({ id: listingConversations.conversationId })
    .from(listingConversations)
    .where(eq(listingConversations.listingId, listingId));
  return found.map(({ id }) => id as ConversationId);
}
