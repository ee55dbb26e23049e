import { and, eq } from "drizzle-orm";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { demoAccount, passwordProvider } from "./rules.ts";
import { credentials, users } from "./tables.server.ts";

/** The account of an address (in lower case), or null; a closed account is as good as none. */
export async function findAccount(
  email: string,
): Promise<{ userId: string; passwordHash: string | null } | null> {
  const [account] = await db()
    .select({ userId: users.id, passwordHash: credentials.password })
    .from(users)
    .leftJoin(
      credentials,
      and(eq(credentials.userId, users.id), eq(credentials.providerId, passwordProvider)),
    )
    .where(eq(users.email, email));
  return account && !isClosed(email) ? account : null;
}

/**
 * True for the demo account outside demo mode: everybody knows its password, and a server that was
 * once seeded keeps its row.
 */
export function isClosed(email: string): boolean {
  return email === demoAccount.email && !config().demo;
}
