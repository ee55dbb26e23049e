import { createHash } from "node:crypto";
import { and, desc, eq, gt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { LinkPurpose } from "./rules.ts";
import { credentials, mailedLinks, users } from "./tables.server.ts";

/** better-auth's name for signing in with a password. */
export const passwordProvider = "credential";

/** The confirmed account of an address (in lower case), or null. */
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

/** The newest account asked for with an address and not yet confirmed, or null. */
export async function findAwaitedAccount(email: string): Promise<{ passwordHash: string } | null> {
  const [link] = await db()
    .select({ passwordHash: mailedLinks.passwordHash })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.email, email),
        eq(mailedLinks.purpose, "confirm"),
        gt(mailedLinks.expiresAt, now()),
      ),
    )
    .orderBy(desc(mailedLinks.createdAt))
    .limit(1);
  return link?.passwordHash ? { passwordHash: link.passwordHash } : null;
}

/** What a mailed link is good for, without using it up; null when it is spent, old or made up. */
export async function findMailedLink(
  token: string,
  purpose: LinkPurpose,
): Promise<{ email: string; browser: string | null } | null> {
  const [link] = await db()
    .select({ email: mailedLinks.email, browser: mailedLinks.browser })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.tokenHash, hashToken(token)),
        eq(mailedLinks.purpose, purpose),
        gt(mailedLinks.expiresAt, now()),
      ),
    );
  return link ?? null;
}

/** What is stored of a link's token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
