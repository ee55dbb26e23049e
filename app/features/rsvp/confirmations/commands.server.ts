import { and, inArray } from "drizzle-orm";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { rsvpResponses } from "../tables.server.ts";
import { type DueConfirmation, isShownOf } from "./queries.server.ts";

/**
 * Must run in the transaction that sends the mail. Returns false if another one has sent it, or when an
 * answer has changed since `unchangedSince`, so that the mail does not say what was answered last.
 */
export async function takeConfirmation(
  tx: Transaction,
  due: DueConfirmation,
  unchangedSince: Date,
): Promise<boolean> {
  const { id, updatedAt, confirmationDue } = rsvpResponses;
  const locked = await tx
    .select({ id, updatedAt })
    .from(rsvpResponses)
    .where(and(isShownOf(due), confirmationDue.getSQL()))
    .orderBy(id)
    .for("no key update");
  const hasChanged = locked.some((answer) => answer.updatedAt > unchangedSince);
  if (locked.length === 0 || hasChanged) return false;
  const ids = locked.map((answer) => answer.id);
  await tx.update(rsvpResponses).set({ confirmationDue: false }).where(inArray(id, ids));
  return true;
}
