import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { OwnedWeddingId } from "../access.server.ts";
import { weddingTopics } from "../topics.ts";
import { countByVisitor } from "./queries.server.ts";
import { type GuestSubmission, isOverVisitorLimit } from "./rules.ts";
import { blockedVisitors, guestSubmissions } from "./tables.server.ts";

/** The browser has sent more within the hour than allowed; nothing of its entry is stored. */
export class SubmissionLimitExceeded extends Error {}

/**
 * Records that a guest's form is being handled. Returns false when the same form with the same
 * `content` was handled before; other content under the same key is a change. Waits for a
 * concurrent duplicate. Throws `SubmissionLimitExceeded`, but never for a duplicate.
 */
export async function recordSubmission(
  tx: Transaction,
  entry: GuestSubmission,
  content: unknown,
): Promise<boolean> {
  const { weddingId, visitorId, key, kind, hasProofOfWork } = entry;
  const recorded = await tx
    .insert(guestSubmissions)
    .values({
      weddingId,
      key,
      fingerprint: fingerprintOf(content),
      visitorId,
      kind,
      proven: hasProofOfWork,
      createdAt: now(),
    })
    .onConflictDoNothing()
    .returning({ key: guestSubmissions.key });
  if (recorded.length === 0) return false;
  if (await isOverLimitLocked(tx, entry)) throw new SubmissionLimitExceeded();
  return true;
}

/** Undoes `recordSubmission` after a failure, so that the form can be sent again. */
export async function releaseIdempotencyKey(
  tx: Transaction,
  { weddingId, key }: GuestSubmission,
  content: unknown,
): Promise<void> {
  const { weddingId: wedding, key: noted, fingerprint } = guestSubmissions;
  await tx
    .delete(guestSubmissions)
    .where(and(eq(wedding, weddingId), eq(noted, key), eq(fingerprint, fingerprintOf(content))));
}

/** Serialises a browser's entries, so that a burst cannot exceed the limit. */
async function isOverLimitLocked(tx: Transaction, entry: GuestSubmission): Promise<boolean> {
  const visitor = `${entry.weddingId} ${entry.visitorId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${visitor}, 0))`);
  return isOverVisitorLimit(entry, await countByVisitor(tx, entry));
}

function fingerprintOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

/** Hides a browser's past and future entries from guests and from counts. Deletes nothing. */
export async function blockVisitor(weddingId: OwnedWeddingId, visitorId: string): Promise<void> {
  await transaction(async (tx) => {
    const hidden = await tx
      .insert(blockedVisitors)
      .values({ weddingId, visitorId })
      .onConflictDoNothing()
      .returning({ visitorId: blockedVisitors.visitorId });
    if (hidden.length > 0) await publish(tx, { wedding: weddingId }, weddingTopics.visitors);
  });
}

export async function unblockVisitor(weddingId: OwnedWeddingId, visitorId: string): Promise<void> {
  const hidden = and(
    eq(blockedVisitors.weddingId, weddingId),
    eq(blockedVisitors.visitorId, visitorId),
  );
  await transaction(async (tx) => {
    const shown = await tx
      .delete(blockedVisitors)
      .where(hidden)
      .returning({ visitorId: blockedVisitors.visitorId });
    if (shown.length > 0) await publish(tx, { wedding: weddingId }, weddingTopics.visitors);
  });
}
