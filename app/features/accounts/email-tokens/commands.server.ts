import { and, eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import { hashToken, newToken } from "#app/platform/secret.server.ts";
import { addSeconds, type EmailTokenPurpose, emailTokenLifetimeSeconds } from "../rules.ts";
import { emailTokens } from "../tables.server.ts";
import { isUsableToken } from "./queries.server.ts";

/** Stores a new token's hash and returns the token, 43 characters, for the link. */
export async function createEmailToken(
  tx: Transaction,
  purpose: EmailTokenPurpose,
  values: { email: string; passwordHash?: string; browser?: string; userId?: string },
): Promise<string> {
  const token = newToken();
  const tokenHash = hashToken(token);
  await withGrant("key", [tokenHash], () =>
    tx.insert(emailTokens).values({
      ...values,
      purpose,
      tokenHash,
      createdAt: now(),
      expiresAt: addSeconds(now(), emailTokenLifetimeSeconds[purpose]),
    }),
  );
  return token;
}

/** Deletes a token and returns its row. Only one of two concurrent calls gets it, the other null. */
export async function consumeEmailToken(
  tx: Transaction,
  token: string,
  purpose: EmailTokenPurpose,
): Promise<{ email: string; passwordHash: string | null; userId: string | null } | null> {
  const [consumed] = await withGrant("key", [hashToken(token)], () =>
    tx.delete(emailTokens).where(isUsableToken(token, purpose)).returning({
      email: emailTokens.email,
      passwordHash: emailTokens.passwordHash,
      userId: emailTokens.userId,
    }),
  );
  return consumed ?? null;
}

/** Deletes every token that could take over an account. Must run when its password changes. */
export async function deleteAccountTokens(tx: Transaction, user: { id: string; email: string }) {
  await deleteEmailTokens(tx, user.email, "reset");
  await withGrant("account", [user.id], () =>
    tx.delete(emailTokens).where(eq(emailTokens.userId, user.id)),
  );
}

export async function deleteEmailTokens(
  tx: Transaction,
  email: string,
  purpose: EmailTokenPurpose,
) {
  await withGrant("key", [email], () =>
    tx
      .delete(emailTokens)
      .where(and(eq(emailTokens.email, email), eq(emailTokens.purpose, purpose))),
  );
}
