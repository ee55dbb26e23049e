import { and, desc, eq, gt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import { hashToken } from "#app/platform/secret.server.ts";
import type { EmailTokenPurpose } from "../rules.ts";
import { emailTokens } from "../tables.server.ts";

/** Returns the row of a token, or null when it is used, expired or unknown. */
export async function findEmailToken(
  token: string,
  purpose: EmailTokenPurpose,
): Promise<{ email: string; browser: string | null; passwordHash: string | null } | null> {
  const [found] = await withGrant("key", [hashToken(token)], () =>
    db()
      .select({
        email: emailTokens.email,
        browser: emailTokens.browser,
        passwordHash: emailTokens.passwordHash,
      })
      .from(emailTokens)
      .where(isUsableToken(token, purpose)),
  );
  return found ?? null;
}

/** Returns the password hash of the newest unconfirmed sign-up, in one browser or in any. */
export async function findPendingPasswordHash(
  email: string,
  browser?: string,
): Promise<string | null> {
  const [newest] = await withGrant("key", [email], () =>
    db()
      .select({ passwordHash: emailTokens.passwordHash })
      .from(emailTokens)
      .where(
        and(
          eq(emailTokens.email, email),
          eq(emailTokens.purpose, "confirm"),
          browser === undefined ? undefined : eq(emailTokens.browser, browser),
          gt(emailTokens.expiresAt, now()),
        ),
      )
      .orderBy(desc(emailTokens.createdAt))
      .limit(1),
  );
  return newest?.passwordHash ?? null;
}

export function isUsableToken(token: string, purpose: EmailTokenPurpose) {
  return and(
    eq(emailTokens.tokenHash, hashToken(token)),
    eq(emailTokens.purpose, purpose),
    gt(emailTokens.expiresAt, now()),
  );
}
