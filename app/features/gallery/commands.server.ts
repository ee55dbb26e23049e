import { createHash } from "node:crypto";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import { discardPicture, storePicture } from "#app/features/pictures/commands.server.ts";
import { lockVisitor, SubmissionLimitExceeded } from "#app/features/submissions/commands.server.ts";
import { visitorWindowMs } from "#app/features/submissions/rules.ts";
import type { GuestSubmission } from "#app/features/weddings/access.server.ts";
import { holdCrowd, recordGuestSubmission } from "#app/features/weddings/crowds/commands.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { describeConnectionError, sqlState, sqlStates } from "#app/platform/db/errors.server.ts";
import { softDelete } from "#app/platform/db/soft-delete.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { noteChange, publish } from "#app/platform/live/live.server.ts";
import { log, logOrRethrow } from "#app/platform/log.server.ts";
import { type PictureSource, readBriefly } from "#app/platform/pictures/encode.server.ts";
import type { PictureOptions, PictureRefusal } from "#app/platform/pictures/pictures.server.ts";
import { shrinkPhoto } from "./jobs.server.ts";
import { isShown, likesOf } from "./queries.server.ts";
import { maxPhotos, type PhotoStatus, photoWidths } from "./rules.ts";
import { guestPhotos, photoLikes } from "./tables.server.ts";
import { galleryTexts } from "./texts.ts";
import { galleryTopics } from "./topics.ts";

const photoOptions: PictureOptions = { widths: photoWidths, jpeg: "original" };

export interface NewPhoto {
  guestName: string;
  caption: string | null;
  file: PictureSource;
}

export type SharedPhoto =
  | { ok: true; id: string; outcome: "shared" | "repeated"; status: PhotoStatus }
  | PictureRefusal
  /** The row could not be written; the files were removed again. */
  | { ok: false; reason: "not-saved" };

/**
 * Stores a guest's photo once per browser and file, even concurrently. Throws 404 when the wedding
 * is gone.
 */
export async function sharePhoto(
  submission: GuestSubmission,
  photo: NewPhoto,
): Promise<SharedPhoto> {
  const contentHash = await readBriefly(photo.file, (bytes) =>
    createHash("sha256").update(bytes).digest("hex"),
  );
  const duplicate = await findDuplicate(submission, contentHash);
  if (duplicate && !duplicate.isDeleted) return duplicateResult(duplicate);
  let id: string | undefined;
  try {
    const { audience: weddingId } = submission;
    const stored = await storePicture(photo.file, photoOptions, { weddingId });
    if (!stored.ok) return stored;
    id = stored.picture.id;
    const status = await insertPhoto(submission, photo, id, contentHash);
    if (status) return { ok: true, id, outcome: "shared", status };
  } catch (error) {
    // After a lost connection the row may exist, so the purge job decides.
    if (id && describeConnectionError(error) === undefined) await discard(id);
    if (sqlState(error) === sqlStates.foreignKeyViolation) throw notFound();
    if (error instanceof SubmissionLimitExceeded) throw error;
    logOrRethrow(error, "photo not kept");
    return { ok: false, reason: "not-saved" };
  }
  await discard(id);
  const first = await findDuplicate(submission, contentHash);
  if (!first) throw notFound();
  return duplicateResult(first);
}

/** Returns null for a photo or a form that the browser has sent before. */
function insertPhoto(
  submission: GuestSubmission,
  { guestName, caption }: NewPhoto,
  id: string,
  contentHash: string,
): Promise<PhotoStatus | null> {
  const { audience: weddingId, visitorId } = submission;
  return transaction(async (tx) => {
    if (!(await recordGuestSubmission(tx, submission, null, contentHash))) return null;
    const photoCount = await tx.$count(guestPhotos, eq(guestPhotos.weddingId, weddingId));
    if (photoCount >= maxPhotos) throw new SubmissionLimitExceeded(galleryTexts.errors.full);
    const [wedding] = await tx
      .select({ approvePhotos: weddings.approvePhotos })
      .from(weddings)
      .where(eq(weddings.id, weddingId))
      .for("key share");
    const status = wedding?.approvePhotos ? "awaiting" : "shown";
    const shared = { weddingId, id, visitorId, contentHash, guestName, caption };
    const inserted = await tx
      .insert(guestPhotos)
      .values({ ...shared, status, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: guestPhotos.id });
    if (inserted.length === 0) return null;
    await enqueue(tx, shrinkPhoto, { id });
    await publish(tx, { wedding: weddingId }, galleryTopics.photos);
    return status;
  });
}

async function findDuplicate(
  { audience: weddingId, visitorId }: GuestSubmission,
  contentHash: string,
) {
  const { id, status, deletedAt } = guestPhotos;
  const [duplicate] = await db()
    .select({ id, status, isDeleted: sql<boolean>`${deletedAt} is not null` })
    .from(guestPhotos)
    .where(
      and(
        eq(guestPhotos.weddingId, weddingId),
        eq(guestPhotos.visitorId, visitorId),
        eq(guestPhotos.contentHash, contentHash),
      ),
    )
    .orderBy(sql`${deletedAt} desc nulls first`)
    .limit(1);
  return duplicate;
}

function duplicateResult({ id, status }: { id: string; status: PhotoStatus }): SharedPhoto {
  return { ok: true, id, outcome: "repeated", status };
}

async function discard(id: string): Promise<void> {
  await discardPicture(id).catch((error) => log().warn({ err: error }, "picture left behind"));
}

export type Removal = { isRepeat: boolean; ok: boolean };

/**
 * Deletes a photo that this browser shared. `ok` is false for a photo of another browser, and for
 * one that is deleted already.
 */
export function removeOwnPhoto(submission: GuestSubmission, photoId: string): Promise<Removal> {
  const { audience: weddingId, visitorId } = submission;
  return transaction(async (tx) => {
    const isNew = await recordGuestSubmission(tx, submission, ["remove", photoId]);
    if (!isNew) return { isRepeat: true, ok: true };
    const isOwn = and(
      eq(guestPhotos.weddingId, weddingId),
      eq(guestPhotos.id, photoId),
      eq(guestPhotos.visitorId, visitorId),
    );
    const removed = await softDelete(tx, guestPhotos, isOwn);
    if (removed.length > 0) await publish(tx, { wedding: weddingId }, galleryTopics.photos);
    return { isRepeat: false, ok: removed.length > 0 };
  });
}

export interface LikeResult {
  likes: number;
  outcome: "liked" | "withdrawn" | "repeated";
}

/**
 * Adds this browser's like. Throws 404 for a photo that the browser cannot see, and
 * `SubmissionLimitExceeded`.
 */
export function likePhoto(submission: GuestSubmission, photoId: string): Promise<LikeResult> {
  const { audience: weddingId, visitorId } = submission;
  const photo = and(isShown(weddingId, visitorId), eq(guestPhotos.id, photoId));
  return transaction(async (tx) => {
    await lockVisitor(tx, submission);
    const like = tx
      .select({
        weddingId: guestPhotos.weddingId,
        photoId: guestPhotos.id,
        visitorId: sql`${visitorId}::uuid`.as("visitor_id"),
        createdAt: sql`${now()}::timestamptz`.as("created_at"),
      })
      .from(guestPhotos)
      .where(photo)
      // A concurrent purge waits for this like, or the like finds no photo.
      .for("key share");
    const liked = await tx
      .insert(photoLikes)
      .select(like)
      .onConflictDoNothing()
      .returning({ photoId: photoLikes.photoId });
    if (liked.length > 0) {
      await refuseOverLimit(tx, submission);
      await holdCrowd(tx, submission);
      noteChange({ wedding: weddingId });
    }
    const { likes, isLiked } = await countLikes(tx, submission, photoId);
    // Shown only since the insert looked for it: the guest asked before.
    if (!isLiked) throw notFound();
    return { likes, outcome: liked.length > 0 ? "liked" : "repeated" };
  });
}

/** Removes this browser's like. Throws 404 for a photo that the browser cannot see. */
export function withdrawLike(submission: GuestSubmission, photoId: string): Promise<LikeResult> {
  const { audience: weddingId, visitorId } = submission;
  return transaction(async (tx) => {
    const removed = await tx
      .delete(photoLikes)
      .where(
        and(
          eq(photoLikes.weddingId, weddingId),
          eq(photoLikes.photoId, photoId),
          eq(photoLikes.visitorId, visitorId),
        ),
      )
      .returning({ photoId: photoLikes.photoId });
    noteChange({ wedding: weddingId });
    const { likes } = await countLikes(tx, submission, photoId);
    return { likes, outcome: removed.length > 0 ? "withdrawn" : "repeated" };
  });
}

async function countLikes(
  tx: Transaction,
  { audience: weddingId, visitorId }: GuestSubmission,
  photoId: string,
): Promise<{ likes: number; isLiked: boolean }> {
  const counted = likesOf(weddingId, photoId, visitorId);
  const likes = db().$count(photoLikes, counted);
  const ownLikes = db().$count(photoLikes, and(counted, eq(photoLikes.visitorId, visitorId)));
  const [found] = await tx
    .select({
      likes: sql`${likes}`.mapWith(Number),
      isLiked: sql<boolean>`${ownLikes} > 0`,
    })
    .from(guestPhotos)
    .where(and(isShown(weddingId, visitorId), eq(guestPhotos.id, photoId)));
  if (!found) throw notFound();
  return found;
}

/** Counts the like that was just added. */
async function refuseOverLimit(tx: Transaction, submission: GuestSubmission): Promise<void> {
  const { audience: weddingId, visitorId, kind } = submission;
  const since = new Date(now().getTime() - visitorWindowMs);
  const { createdAt } = photoLikes;
  const [last] = await tx
    .select({ createdAt })
    .from(photoLikes)
    .where(
      and(
        eq(photoLikes.weddingId, weddingId),
        eq(photoLikes.visitorId, visitorId),
        gt(createdAt, since),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(1)
    .offset(kind.maxPerVisitor);
  if (!last) return;
  const seconds = Math.ceil((last.createdAt.getTime() - since.getTime()) / 1000);
  throw SubmissionLimitExceeded.within(seconds);
}
