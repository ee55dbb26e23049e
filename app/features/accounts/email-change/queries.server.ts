import { and, eq, gt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { SignedInUser } from "../access.server.ts";
import { emailTokens } from "../tables.server.ts";

/** Returns the new e-mail that has not been confirmed yet, or null. */
export async function pendingEmailChange(
  user: SignedInUser,
): Promise<{ email: string; expiresAt: Date } | null> {
  const { userId, purpose, email, expiresAt } = emailTokens;
  const [pending] = await db()
    .select({ email, expiresAt })
    .from(emailTokens)
    .where(and(eq(userId, user.id), eq(purpose, "change-email"), gt(expiresAt, now())));
  return pending ?? null;
}
