import { eq } from "drizzle-orm";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { demoAccount } from "./rules.ts";
import { credentials, users } from "./tables.server.ts";

/** Returns the account of a lower-case e-mail, or null when there is none or it is disabled. */
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

/** Returns true for the demo account outside demo mode: a server that was seeded once keeps its row. */
export function isDisabled(email: string): boolean {
  return email === demoAccount.email && !config().demo;
}
