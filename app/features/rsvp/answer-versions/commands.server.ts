import { and, desc, eq, isNull, ne, type SQL } from "drizzle-orm";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { rsvpAnswerVersions, rsvpResponses } from "../tables.server.ts";

/** An answer as it is stored, locked, and the browser that changes it. */
interface Change {
  current: typeof rsvpResponses.$inferSelect;
  visitorId: string;
}

/**
 * Keeps what another browser wrote before this one changes it, and forgets what this one wrote
 * earlier. Must run before the change, in its transaction.
 *
 * An answer thus has one version for each browser. That is the limit: a browser that floods an
 * answer replaces its own version only, and new browsers are limited where entries are let in. A
 * limit by number would let a script push out the guest's own version.
 */
export async function keepVersion(tx: Transaction, change: Change): Promise<void> {
  const { current, visitorId } = change;
  if (current.visitorId === visitorId) return;
  const { id, identity, createdAt, updatedAt, deletedAt, ...written } = current;
  const version = { ...written, responseId: id, writtenAt: updatedAt };
  const { weddingId, responseId, visitorId: visitor } = rsvpAnswerVersions;
  await tx.delete(rsvpAnswerVersions).where(and(isOf(current), eq(visitor, visitorId)));
  await tx
    .insert(rsvpAnswerVersions)
    .values(version)
    // The release before this one, beside it during a rollout, changes answers without their versions.
    .onConflictDoUpdate({ target: [weddingId, responseId, visitor], set: version });
}

/**
 * Takes a browser's version out of an answer that other browsers wrote too: theirs stays, as it was
 * written last. Returns false, and changes nothing, when no other browser wrote of it.
 */
export async function leaveToOthers(tx: Transaction, change: Change): Promise<boolean> {
  const { current, visitorId } = change;
  const { visitorId: visitor } = rsvpAnswerVersions;
  const isVersionOf = (browser: string) => and(isOf(current), eq(visitor, browser));
  if (current.visitorId !== visitorId) {
    await tx.delete(rsvpAnswerVersions).where(isVersionOf(visitorId));
    return true;
  }
  const [newest] = await tx
    .select()
    .from(rsvpAnswerVersions)
    .where(isOf(current))
    .orderBy(desc(rsvpAnswerVersions.writtenAt), desc(visitor))
    .limit(1);
  if (!newest) return false;
  const { weddingId, responseId, writtenAt, ...written } = newest;
  const hasOwn = (await tx.$count(rsvpResponses, isOtherOwn(newest))) > 0;
  await tx.delete(rsvpAnswerVersions).where(isVersionOf(newest.visitorId));
  await tx
    .update(rsvpResponses)
    .set({ ...written, additional: written.additional || hasOwn, updatedAt: writtenAt })
    .where(and(eq(rsvpResponses.weddingId, weddingId), eq(rsvpResponses.id, responseId)));
  return true;
}

function isOf({ weddingId, id }: Change["current"]): SQL | undefined {
  return and(eq(rsvpAnswerVersions.weddingId, weddingId), eq(rsvpAnswerVersions.responseId, id));
}

/** The browser's own answer, if it has given one since it wrote this version. */
function isOtherOwn(version: typeof rsvpAnswerVersions.$inferSelect): SQL | undefined {
  return and(
    eq(rsvpResponses.weddingId, version.weddingId),
    ne(rsvpResponses.id, version.responseId),
    eq(rsvpResponses.visitorId, version.visitorId),
    eq(rsvpResponses.additional, false),
    isNull(rsvpResponses.deletedAt),
  );
}
