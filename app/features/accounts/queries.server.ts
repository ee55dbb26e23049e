import { eq } from "drizzle-orm";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import { nilUuid } from "#app/platform/uuid.ts";
import { isDemoAccount } from "./rules.ts";
import { credentials, users } from "./tables.server.ts";

/** Returns the enabled account with this e-mail, or null. `email` must be in lower case. */
export async function findAccount(
  email: string,
): Promise<{ userId: string; passwordHash: string | null } | null> {
  const [account] = await withGrant("key", [email], () =>
    db().select({ userId: users.id }).from(users).where(eq(users.email, email)),
  );
  // Is looked up for an unknown e-mail too, so that refusing it takes as long.
  const userId = account?.userId ?? nilUuid;
  const [stored] = await withGrant("account", [userId], () =>
    db()
      .select({ passwordHash: credentials.passwordHash })
      .from(credentials)
      .where(eq(credentials.userId, userId)),
  );
  if (!account || isDisabled(email)) return null;
  return { userId, passwordHash: stored?.passwordHash ?? null };
}

/** Returns true for the demo account outside demo mode, where its row may remain from an earlier run. */
export function isDisabled(email: string): boolean {
  return isDemoAccount(email) && !config().demo;
}
