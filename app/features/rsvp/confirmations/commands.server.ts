import { and } from "drizzle-orm";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { rsvpResponses } from "../tables.server.ts";
import { type DueConfirmation, isShownOf } from "./queries.server.ts";

/** Must run in the transaction that sends the mail. Returns false if another one has sent it. */
export async function takeConfirmation(tx: Transaction, due: DueConfirmation): Promise<boolean> {
  const taken = await tx
    .update(rsvpResponses)
    .set({ confirmationDue: false })
    .where(and(isShownOf(due), rsvpResponses.confirmationDue.getSQL()))
    .returning({ id: rsvpResponses.id });
  return taken.length > 0;
}
