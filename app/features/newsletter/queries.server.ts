import { and, eq, gt, isNotNull, or } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { hashToken } from "#app/platform/secret.server.ts";
import { newsletterSubscriptions } from "./tables.server.ts";

export interface MailedSubscription {
  email: string;
  isConfirmed: boolean;
}

/** Returns the subscription of a mailed link, or null when the link has expired or is unknown. */
export async function findSubscription(token: string): Promise<MailedSubscription | null> {
  const { email, tokenHash, expiresAt, confirmedAt } = newsletterSubscriptions;
  const [found] = await db()
    .select({ email, confirmedAt })
    .from(newsletterSubscriptions)
    .where(and(eq(tokenHash, hashToken(token)), or(isNotNull(confirmedAt), gt(expiresAt, now()))));
  return found ? { email: found.email, isConfirmed: found.confirmedAt !== null } : null;
}
