import { eq } from "drizzle-orm";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { isDemoAccount } from "./rules.ts";
import { credentials, users } from "./tables.server.ts";

/** Returns the enabled account with this e-mail, or null. `email` must be in lower case. */
export async function findAccount(
  email: string,
): Promise<{ userId: string; passwordHash: string | null } | null> {
  const [account] = await db()
    .select({ userId: users.id, passwordHash: credentials.passwordHash })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.email, email));
  return account && !isDisabled(email) ? account : null;
}

/** Returns true for the demo account outside demo mode, where its row may remain from an earlier run. */
export function isDisabled(email: string): boolean {
  return isDemoAccount(email) && !config().demo;
}
