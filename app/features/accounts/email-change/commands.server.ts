import { and, eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { sqlState, sqlStates } from "#app/platform/db/errors.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import { consumeUserEmail, type RateLimited, type SignedInUser } from "../access.server.ts";
import {
  consumeEmailToken,
  createEmailToken,
  deleteEmailTokens,
} from "../email-tokens/commands.server.ts";
import * as mails from "../mails.server.ts";
import { verifyCurrentPassword } from "../passwords/commands.server.ts";
import { findAccount } from "../queries.server.ts";
import { accountPath } from "../rules.ts";
import { replaceSessionCookie } from "../sessions/access.server.ts";
import {
  type ReauthFailed,
  type RequestContext,
  renewSession,
  type SessionRenewed,
} from "../sessions/commands.server.ts";
import { emailTokens, users } from "../tables.server.ts";
import { pendingEmailChange } from "./queries.server.ts";

/** Does not reveal whether another account has the new e-mail; its owner is notified instead. */
export async function requestEmailChange(
  user: SignedInUser,
  { email, password }: { email: string; password: string | undefined },
  context: RequestContext,
): Promise<{ ok: true } | { ok: false; reason: "same-email" } | ReauthFailed> {
  if (email === user.email) return { ok: false, reason: "same-email" };
  const reauth = await verifyCurrentPassword(user, password, context);
  if (!reauth.ok) return reauth;
  const allowed = await consumeUserEmail(email, user.id, context.info);
  if (!allowed.ok) return allowed;
  const existing = await findAccount(email);
  await transaction(async (tx) => {
    await mailChangeLink(tx, user, email, existing);
    await mails.mailEmailChangeRequested(tx, user);
  });
  return { ok: true };
}

/** Mails a new link, which replaces the one before. */
export async function resendEmailChange(
  user: SignedInUser,
  context: RequestContext,
): Promise<{ ok: true; email: string } | { ok: false; reason: "gone" } | RateLimited> {
  const pending = await pendingEmailChange(user);
  if (!pending) return { ok: false, reason: "gone" };
  const { email } = pending;
  const allowed = await consumeUserEmail(email, user.id, context.info);
  if (!allowed.ok) return allowed;
  const existing = await findAccount(email);
  return transaction(async (tx) => {
    // Cancelled meanwhile: a link must not bring the change back.
    if (!(await deleteChangeLinks(tx, user))) return { ok: false, reason: "gone" };
    await mailChangeLink(tx, user, email, existing);
    return { ok: true, email };
  });
}

export function cancelEmailChange(user: SignedInUser): Promise<void> {
  return transaction(async (tx) => void (await deleteChangeLinks(tx, user)));
}

async function mailChangeLink(
  tx: Transaction,
  user: SignedInUser,
  email: string,
  existing: { userId: string } | null,
): Promise<void> {
  await deleteChangeLinks(tx, user);
  const token = await createEmailToken(tx, "change-email", { email, userId: user.id });
  if (existing) await mails.mailEmailTaken(tx, { id: existing.userId, email });
  else
    await mails.mailEmailChange(
      tx,
      { id: user.id, email },
      accountPath("/auth/new-email", "/admin", { token }),
    );
}

async function deleteChangeLinks(tx: Transaction, user: SignedInUser): Promise<boolean> {
  const deleted = await tx
    .delete(emailTokens)
    .where(and(eq(emailTokens.userId, user.id), eq(emailTokens.purpose, "change-email")))
    .returning({ purpose: emailTokens.purpose });
  return deleted.length > 0;
}

/** The session of the browser that confirms is renewed, if it is the account's. */
export async function confirmEmailChange(
  token: string,
  request: Request,
): Promise<(SessionRenewed & { email: string }) | { ok: false; reason: "link-not-valid" }> {
  try {
    const changed = await transaction(async (tx) => {
      const change = await consumeEmailToken(tx, token, "change-email");
      if (!change?.userId) return null;
      const previous = await changeEmail(tx, change.userId, change.email);
      if (!previous) return null;
      // The old mailbox must no longer give access.
      await deleteEmailTokens(tx, previous.email, "reset");
      await mails.mailEmailChanged(tx, previous, change.email);
      const sessionToken = await renewSession(tx, change.userId, request);
      return { email: change.email, sessionToken };
    });
    if (!changed) return { ok: false, reason: "link-not-valid" };
    const { email, sessionToken } = changed;
    return { ok: true, email, cookies: replaceSessionCookie(request, sessionToken) };
  } catch (error) {
    if (sqlState(error) !== sqlStates.uniqueViolation) throw error;
    return { ok: false, reason: "link-not-valid" };
  }
}

/** Returns the account as it was before, or null when it is gone. */
function changeEmail(tx: Transaction, userId: string, email: string) {
  const isAccount = eq(users.id, userId);
  return withGrant("account", [userId], async () => {
    const [previous] = await tx.select().from(users).where(isAccount).for("update");
    await tx.update(users).set({ email, updatedAt: now() }).where(isAccount);
    return previous ?? null;
  });
}
