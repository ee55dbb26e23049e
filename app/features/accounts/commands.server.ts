import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { deleteMessagesOf } from "#app/features/delivery/commands.server.ts";
import { deletePicturesOf } from "#app/features/pictures/commands.server.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import { hashPassword, verifyPassword } from "#app/platform/passwords/password-hash.server.ts";
import {
  consumeEmailRequest,
  consumeSignInAttempt,
  type RateLimited,
  refundSignInAttempt,
  type SignedInUser,
} from "./access.server.ts";
import type { SignInIntent } from "./email-tokens/access.server.ts";
import {
  consumeEmailToken,
  createEmailToken,
  deleteAccountTokens,
} from "./email-tokens/commands.server.ts";
import { findEmailToken, findPendingPasswordHash } from "./email-tokens/queries.server.ts";
import * as mails from "./mails.server.ts";
import {
  rehashIfOutdated,
  setPassword,
  verifyPasswordAttempt,
  wrongCredentials,
} from "./passwords/commands.server.ts";
import { findAccount } from "./queries.server.ts";
import { accountPath } from "./rules.ts";
import type { Credentials } from "./schema.ts";
import {
  completeSignIn,
  type ReauthFailed,
  type RequestContext,
  type SignedIn,
} from "./sessions/commands.server.ts";
import { emailTokens, sessions, users } from "./tables.server.ts";

type LinkNotValid = { ok: false; reason: "link-not-valid" };

/**
 * Mails a link that creates the account, or a notice to an existing one. Response, work and time are
 * equal, because they must not reveal which e-mails have accounts.
 */
export async function requestAccount(
  { email, password }: Credentials,
  context: RequestContext,
  intent: SignInIntent,
): Promise<{ ok: true } | RateLimited> {
  const allowed = await consumeEmailRequest(email, "confirm", context.info);
  if (!allowed.ok) return allowed;
  await mailAccountLink(email, await hashPassword(password), intent, allowed);
  return { ok: true };
}

/** Sends a new link for the sign-up that this browser began with `requestAccount`. */
export async function requestAccountAgain(
  email: string,
  context: RequestContext,
  intent: SignInIntent,
): Promise<{ ok: true } | RateLimited> {
  const allowed = await consumeEmailRequest(email, "confirm", context.info);
  if (!allowed.ok) return allowed;
  // Another browser may have signed up with this e-mail since: use the password of this one.
  const passwordHash = await findPendingPasswordHash(email, intent.browser);
  await mailAccountLink(email, passwordHash, intent, allowed);
  return { ok: true };
}

/**
 * Creates the account and signs in. A browser that did not sign up must send the password, or the
 * owner of an e-mail could confirm the password of an attacker.
 */
export async function confirmAccount(
  token: string,
  context: RequestContext,
  { browser, password }: { browser: string | null; password?: string | undefined },
): Promise<SignedIn | LinkNotValid | ReauthFailed> {
  const pending = await findEmailToken(token, "confirm");
  if (!pending) return linkNotValid();
  if (browser === null || browser !== pending.browser) {
    if (!password) return { ok: false, reason: "password-missing" };
    const reauth = await verifyPasswordAttempt(
      password,
      { email: pending.email, hash: pending.passwordHash },
      context,
    );
    if (!reauth.ok) return reauth;
  }
  const userId = await transaction(async (tx) => {
    const link = await consumeEmailToken(tx, token, "confirm");
    if (!link?.passwordHash) return null;
    return insertUser(tx, { ...link, passwordHash: link.passwordHash, displayName: "" });
  });
  return userId ? completeSignIn(userId, context) : linkNotValid();
}

/** Sends a link to choose a new password, or a notice that the e-mail has no account. */
export async function requestPasswordReset(
  email: string,
  context: RequestContext,
  next: string,
): Promise<{ ok: true } | RateLimited> {
  const allowed = await consumeEmailRequest(email, "reset", context.info);
  if (!allowed.ok) return allowed;
  if (!allowed.send) return { ok: true };
  const account = await findAccount(email);
  await transaction(async (tx) => {
    const token = await createEmailToken(tx, "reset", { email });
    if (account)
      await mails.mailPasswordReset(
        tx,
        { id: account.userId, email },
        accountPath("/auth/reset", next, { token }),
      );
    else await mails.mailNoAccount(tx, email, accountPath("/auth", next, { mode: "signup" }));
  });
  return { ok: true };
}

/** Sets a new password, ends every session of the account and opens a new one. */
export async function resetPassword(
  token: string,
  password: string,
  context: RequestContext,
): Promise<SignedIn | LinkNotValid> {
  const link = await findEmailToken(token, "reset");
  const account = link && (await findAccount(link.email));
  if (!account) return linkNotValid();
  const passwordHash = await hashPassword(password);
  const done = await transaction(async (tx) => {
    // Serialises two links of one account: the first deletes the second.
    await withGrant("account", [account.userId], () =>
      tx.select().from(users).where(eq(users.id, account.userId)).for("update"),
    );
    if (!(await consumeEmailToken(tx, token, "reset"))) return false;
    await deleteAccountTokens(tx, { id: account.userId, email: link.email });
    await setPassword(tx, account.userId, passwordHash);
    await withGrant("account", [account.userId], () =>
      tx.delete(sessions).where(eq(sessions.userId, account.userId)),
    );
    await mails.mailPasswordChanged(tx, { id: account.userId, email: link.email });
    return true;
  });
  return done ? completeSignIn(account.userId, context) : linkNotValid();
}

/** Sends the link again for the password of an unconfirmed sign-up. All failures take equal time. */
export async function signIn(
  { email, password }: Credentials,
  context: RequestContext,
  intent: SignInIntent,
): Promise<SignedIn | { ok: false; reason: "wrong-credentials" | "not-confirmed" } | RateLimited> {
  const allowed = await consumeSignInAttempt(email, context.info);
  if (!allowed.ok) return allowed;
  const account = await findAccount(email);
  const isCorrect = await verifyPassword(password, account?.passwordHash ?? null);
  if (account && isCorrect) {
    await refundSignInAttempt(email, context.info);
    await rehashIfOutdated(account.userId, account.passwordHash, password);
    return completeSignIn(account.userId, context);
  }
  // Runs in every case, because timing must not reveal accounts or pending sign-ups.
  const pending = await findPendingPasswordHash(email);
  if (!(await verifyPassword(password, pending))) return wrongCredentials(context);
  const mailAllowed = await consumeEmailRequest(email, "confirm", context.info);
  if (!mailAllowed.ok) return mailAllowed;
  await mailAccountLink(email, pending, intent, mailAllowed);
  return { ok: false, reason: "not-confirmed" };
}

export async function createConfirmedUser(account: {
  email: string;
  password: string;
  displayName: string;
}): Promise<string> {
  const passwordHash = await hashPassword(account.password);
  const userId = await transaction((tx) =>
    insertUser(tx, { ...account, email: account.email.toLowerCase(), passwordHash }),
  );
  if (!userId) throw new Error("the address has an account");
  return userId;
}

/** Locks the account until `tx` ends, so that nothing can be added to it. */
export async function lockAccount(tx: Transaction, user: SignedInUser): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for("update");
}

/** Deletes the account and sends a notice. Must run after the user's other data is deleted. */
export async function deleteUser(tx: Transaction, user: SignedInUser): Promise<void> {
  await withGrant("key", [user.email], () =>
    tx.delete(emailTokens).where(eq(emailTokens.email, user.email)),
  );
  await tx.delete(users).where(eq(users.id, user.id));
  await deletePicturesOf(tx, { userId: user.id });
  await deleteMessagesOf(tx, { userId: user.id });
  await mails.mailAccountDeleted(tx, user.email);
}

async function mailAccountLink(
  email: string,
  passwordHash: string | null,
  { next, browser }: SignInIntent,
  { send }: { send: boolean },
): Promise<void> {
  const account = await findAccount(email);
  await transaction(async (tx) => {
    // Stores both tokens in every case, so that neither timing nor a later `signIn` reveals accounts.
    const token =
      passwordHash && (await createEmailToken(tx, "confirm", { email, passwordHash, browser }));
    const resetPath = accountPath("/auth/reset", next, {
      token: await createEmailToken(tx, "reset", { email }),
    });
    if (!send) return;
    if (account) {
      await mails.mailAlreadyRegistered(tx, { id: account.userId, email }, resetPath);
    } else if (token) {
      await mails.mailConfirmation(tx, email, accountPath("/auth/confirm", next, { token }));
    }
  });
}

/** Returns null when the e-mail has an account: only the first of several links creates one. */
async function insertUser(
  tx: Transaction,
  account: { email: string; passwordHash: string; displayName: string },
): Promise<string | null> {
  const id = randomUUID();
  const [user] = await withGrant("account", [id], () =>
    tx
      .insert(users)
      .values({ id, email: account.email, name: account.displayName })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id }),
  );
  if (!user) return null;
  await setPassword(tx, user.id, account.passwordHash);
  return user.id;
}

function linkNotValid(): LinkNotValid {
  return { ok: false, reason: "link-not-valid" };
}
