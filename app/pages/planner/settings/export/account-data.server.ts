import { eq } from "drizzle-orm";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { demoAccount } from "#app/features/accounts/rules.ts";
import { sessions, users } from "#app/features/accounts/tables.server.ts";
import { hasTwoFactor } from "#app/features/accounts/two-factor/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";

/** What is stored of a person apart from the wedding; nothing that lets anybody in. */
export async function accountData(user: SignedInUser) {
  const { email, name, createdAt, updatedAt } = users;
  const { userAgent, ipAddress, createdAt: begun, updatedAt: lastUsed } = sessions;
  const [account] = await db()
    .select({ email, displayName: name, createdAt, updatedAt })
    .from(users)
    .where(eq(users.id, user.id));
  const signedIn = await db()
    .select({ userAgent, ipAddress, begun, lastUsed })
    .from(sessions)
    .where(eq(sessions.userId, user.id));
  const twoFactor = await hasTwoFactor(user.id);
  // Everybody who tries the product is signed in to the same account.
  const isShared = user.email === demoAccount.email;
  const seen = signedIn.map((session) => (isShared ? { ...session, ipAddress: null } : session));
  return { ...account, roles: user.roles, twoFactor, sessions: seen };
}
