import { and, desc, eq, isNull, ne, type SQL } from "drizzle-orm";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { rsvpAnswerVersions, rsvpResponses } from "../tables.server.ts";

interface Change {
  current: typeof rsvpResponses.$inferSelect;
  visitorId: string;
}

/**
 * Must run before the change, in its transaction. Each browser has one version: with a limit by
 * number, a script could push out the guest's own.
 */
export async function storeVersion(tx: Transaction, change: Change): Promise<void> {
  const { current, visitorId } = change;
  if (current.visitorId === visitorId) return;
  const { id, identity, createdAt, updatedAt, deletedAt, ...written } = current;
  const version = { ...written, responseId: id, writtenAt: updatedAt };
  const { weddingId, responseId, visitorId: visitor } = rsvpAnswerVersions;
  await tx
    .delete(rsvpAnswerVersions)
    .where(and(isVersionOfAnswer(current), eq(visitor, visitorId)));
  await tx
    .insert(rsvpAnswerVersions)
    .values(version)
    // During a rollout, the previous release changes answers without their versions.
    .onConflictDoUpdate({ target: [weddingId, responseId, visitor], set: version });
}

/** Replaces what a visitor wrote by the newest version from another, or returns false without one. */
export async function revertToOtherVisitor(tx: Transaction, change: Change): Promise<boolean> {
  const { current, visitorId } = change;
  const { visitorId: visitor } = rsvpAnswerVersions;
  const isVersionBy = (browser: string) => and(isVersionOfAnswer(current), eq(visitor, browser));
  if (current.visitorId !== visitorId) {
    await tx.delete(rsvpAnswerVersions).where(isVersionBy(visitorId));
    return true;
  }
  const [newest] = await tx
    .select()
    .from(rsvpAnswerVersions)
    .where(isVersionOfAnswer(current))
    .orderBy(desc(rsvpAnswerVersions.writtenAt), desc(visitor))
    .limit(1);
  if (!newest) return false;
  const { weddingId, responseId, writtenAt, ...fields } = newest;
  const hasOwn = (await tx.$count(rsvpResponses, isNewerOwnAnswer(newest))) > 0;
  await tx.delete(rsvpAnswerVersions).where(isVersionBy(newest.visitorId));
  await tx
    .update(rsvpResponses)
    .set({ ...fields, additional: fields.additional || hasOwn, updatedAt: writtenAt })
    .where(and(eq(rsvpResponses.weddingId, weddingId), eq(rsvpResponses.id, responseId)));
  return true;
}

function isVersionOfAnswer({ weddingId, id }: Change["current"]): SQL | undefined {
  return and(eq(rsvpAnswerVersions.weddingId, weddingId), eq(rsvpAnswerVersions.responseId, id));
}

function isNewerOwnAnswer(version: typeof rsvpAnswerVersions.$inferSelect): SQL | undefined {
  return and(
    eq(rsvpResponses.weddingId, version.weddingId),
    ne(rsvpResponses.id, version.responseId),
    eq(rsvpResponses.visitorId, version.visitorId),
    eq(rsvpResponses.additional, false),
    isNull(rsvpResponses.deletedAt),
  );
}
