import { and, eq } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import { passwordProvider } from "./rules.ts";
import { credentials, users } from "./tables.server.ts";

/** The account of an address (in lower case), or null. */
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
  return account ?? null;
}
