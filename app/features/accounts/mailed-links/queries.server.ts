import { createHash } from "node:crypto";
import { and, desc, eq, gt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { LinkPurpose } from "../rules.ts";
import { mailedLinks } from "../tables.server.ts";

/** What a link is good for, without using it up; null when it is spent, old or made up. */
export async function findLink(
  token: string,
  purpose: LinkPurpose,
): Promise<{ email: string; browser: string | null; passwordHash: string | null } | null> {
  const [link] = await db()
    .select({
      email: mailedLinks.email,
      browser: mailedLinks.browser,
      passwordHash: mailedLinks.passwordHash,
    })
    .from(mailedLinks)
    .where(linkWorks(token, purpose));
  return link ?? null;
}

/**
 * The password hash of the newest account that was asked for with an address, in one browser or in
 * any, and is not confirmed yet; or null.
 */
export async function findAwaitedPassword(email: string, browser?: string): Promise<string | null> {
  const [link] = await db()
    .select({ passwordHash: mailedLinks.passwordHash })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.email, email),
        eq(mailedLinks.purpose, "confirm"),
        browser === undefined ? undefined : eq(mailedLinks.browser, browser),
        gt(mailedLinks.expiresAt, now()),
      ),
    )
    .orderBy(desc(mailedLinks.createdAt))
    .limit(1);
  return link?.passwordHash ?? null;
}

/** The condition under which a link still works. */
export function linkWorks(token: string, purpose: LinkPurpose) {
  return and(
    eq(mailedLinks.tokenHash, hashToken(token)),
    eq(mailedLinks.purpose, purpose),
    gt(mailedLinks.expiresAt, now()),
  );
}

/** What is kept of a link's token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
