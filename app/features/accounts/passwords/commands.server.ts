import { and, eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import { log } from "#app/platform/log.server.ts";
import {
  hashPassword,
  isOutdatedHash,
  verifyPassword,
} from "#app/platform/passwords/password-hash.server.ts";
import { consumeSignInAttempt, refundSignInAttempt, type SignedInUser } from "../access.server.ts";
import { deleteAccountTokens } from "../email-tokens/commands.server.ts";
import { mailPasswordChanged } from "../mails.server.ts";
import { findAccount } from "../queries.server.ts";
import { replaceSessionCookie } from "../sessions/access.server.ts";
import {
  endOtherSessions,
  type ReauthFailed,
  type RequestContext,
  renewSession,
  type SessionRenewed,
} from "../sessions/commands.server.ts";
import { credentials } from "../tables.server.ts";

/** Changes the password, ends all sessions but a renewed one of this browser, and sends a notice. */
export async function changePassword(
  user: SignedInUser,
  { currentPassword, newPassword }: { currentPassword?: string | undefined; newPassword: string },
  context: RequestContext,
): Promise<SessionRenewed | ReauthFailed> {
  const reauth = await verifyCurrentPassword(user, currentPassword, context);
  if (!reauth.ok) return reauth;
  const passwordHash = await hashPassword(newPassword);
  const token = await transaction(async (tx) => {
    await setPassword(tx, user.id, passwordHash);
    await deleteAccountTokens(tx, user);
    await endOtherSessions(user, context.request, tx);
    await mailPasswordChanged(tx, user);
    return renewSession(tx, user.id, context.request);
  });
  return { ok: true, cookies: replaceSessionCookie(context.request, token) };
}

/** Must run before changes that a stolen session must not allow. */
export async function verifyCurrentPassword(
  user: Pick<SignedInUser, "email">,
  password: string | undefined,
  context: RequestContext,
): Promise<{ ok: true } | ReauthFailed> {
  if (!password) return { ok: false, reason: "password-missing" };
  const account = await findAccount(user.email);
  return verifyPasswordAttempt(
    password,
    { email: user.email, hash: account?.passwordHash ?? null },
    context,
  );
}

/** Compares a password with a hash. Counts as an attempt to sign in with this e-mail. */
export async function verifyPasswordAttempt(
  password: string,
  { email, hash }: { email: string; hash: string | null },
  context: RequestContext,
): Promise<{ ok: true } | ReauthFailed> {
  const allowed = await consumeSignInAttempt(email, context.info);
  if (!allowed.ok) return allowed;
  if (!(await verifyPassword(password, hash))) return wrongCredentials(context);
  await refundSignInAttempt(email, context.info);
  return { ok: true };
}

export function wrongCredentials({ info }: RequestContext): {
  ok: false;
  reason: "wrong-credentials";
} {
  log().info({ requestId: info.requestId, outcome: "wrong-credentials" }, "sign-in");
  return { ok: false, reason: "wrong-credentials" };
}

export async function setPassword(
  tx: Transaction,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await withGrant("account", [userId], () =>
    tx
      .insert(credentials)
      .values({ userId, passwordHash })
      .onConflictDoUpdate({
        target: credentials.userId,
        set: { passwordHash, updatedAt: now() },
      }),
  );
}

/** Replaces a hash of lower cost, unless the password has changed since it was read. */
export async function rehashIfOutdated(
  userId: string,
  hash: string | null,
  password: string,
): Promise<void> {
  if (!hash || !isOutdatedHash(hash)) return;
  const passwordHash = await hashPassword(password);
  await withGrant("account", [userId], () =>
    db()
      .update(credentials)
      .set({ passwordHash })
      .where(and(eq(credentials.userId, userId), eq(credentials.passwordHash, hash))),
  );
}
