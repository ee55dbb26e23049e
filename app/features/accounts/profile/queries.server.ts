import { eq } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import type { SignedInUser } from "../access.server.ts";
import { isDemoAccount } from "../rules.ts";
import { sessions, users } from "../tables.server.ts";
import { hasTwoFactor } from "../two-factor/queries.server.ts";

export interface Profile {
  displayName: string;
  version: number;
}

/** Throws 404 when the account was deleted meanwhile. */
export async function loadProfile(user: SignedInUser): Promise<Profile> {
  const [stored] = await db()
    .select({ displayName: users.name, version: users.profileVersion })
    .from(users)
    .where(eq(users.id, user.id));
  if (!stored) throw notFound();
  return stored;
}

export async function avatarOf(user: SignedInUser): Promise<string | null> {
  const [found] = await db()
    .select({ avatar: users.avatar })
    .from(users)
    .where(eq(users.id, user.id));
  return found?.avatar ?? null;
}

/** Returns what is stored about a user apart from the wedding, without passwords and tokens. */
export async function exportAccount(user: SignedInUser) {
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
  // Visitors share the demo account and must not see the sessions of others.
  const isShared = isDemoAccount(user.email);
  const rows = signedIn.map((session) => (isShared ? { ...session, ipAddress: null } : session));
  return { ...account, roles: user.roles, twoFactor, sessions: rows };
}
