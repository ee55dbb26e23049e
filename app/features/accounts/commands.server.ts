import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { hashPassword, verifyPassword } from "#app/platform/passwords/password-hash.server.ts";
import { allowMail, allowTry, forgiveTry, type TooMany } from "./access.server.ts";
import type { Errand } from "./mailed-links/access.server.ts";
import { dropLinksOf, keepLink, useLink } from "./mailed-links/commands.server.ts";
import { findAwaitedPassword, findLink } from "./mailed-links/queries.server.ts";
import * as mails from "./mails.server.ts";
import { refused, renewHash, setPassword, tryPassword } from "./passwords/commands.server.ts";
import { findAccount } from "./queries.server.ts";
import { accountPath } from "./rules.ts";
import type { Credentials } from "./schema.ts";
import { type Caller, enter, type NotProved, type SignedIn } from "./sessions/commands.server.ts";
import { sessions, users } from "./tables.server.ts";

type LinkNotValid = { ok: false; reason: "link-not-valid" };

/**
 * Mails a link that makes the account. The owner of an account with this address gets a mail that
 * says so instead; answer and work are the same, so that nobody learns who has an account.
 */
export async function requestAccount(
  { email, password }: Credentials,
  caller: Caller,
  errand: Errand,
): Promise<{ ok: true } | TooMany> {
  const allowed = await allowMail(email, caller.info);
  if (!allowed.ok) return allowed;
  await mailAccountLink(email, await hashPassword(password), errand);
  return { ok: true };
}

/** Mails the link again that this browser asked for by `requestAccount`, as a new one. */
export async function requestAccountAgain(
  email: string,
  caller: Caller,
  errand: Errand,
): Promise<{ ok: true } | TooMany> {
  const allowed = await allowMail(email, caller.info);
  if (!allowed.ok) return allowed;
  // A stranger may have asked since, with a password of his own.
  await mailAccountLink(email, await findAwaitedPassword(email, errand.browser), errand);
  return { ok: true };
}

/**
 * Makes the account a mailed link stands for and signs its owner in. A link works once. A browser
 * that did not ask for it needs the password chosen with it: a stranger may have signed up with
 * somebody else's address, who then gets the mail.
 */
export async function confirmAccount(
  token: string,
  caller: Caller,
  { browser, password }: { browser: string | null; password?: string | undefined },
): Promise<SignedIn | LinkNotValid | NotProved> {
  const awaited = await findLink(token, "confirm");
  if (!awaited) return linkNotValid();
  if (browser === null || browser !== awaited.browser) {
    if (!password) return { ok: false, reason: "password-missing" };
    const proof = await tryPassword(
      password,
      { email: awaited.email, hash: awaited.passwordHash },
      caller,
    );
    if (!proof.ok) return proof;
  }
  const userId = await transaction(async (tx) => {
    const link = await useLink(tx, token, "confirm");
    if (!link?.passwordHash) return null;
    return insertUser(tx, { ...link, passwordHash: link.passwordHash, displayName: "" });
  });
  return userId ? enter(userId, caller) : linkNotValid();
}

/** Mails a link to choose a new password; to an address without account, a mail that says so. */
export async function requestPasswordReset(
  email: string,
  caller: Caller,
  next: string,
): Promise<{ ok: true } | TooMany> {
  const allowed = await allowMail(email, caller.info);
  if (!allowed.ok) return allowed;
  const account = await findAccount(email);
  await transaction(async (tx) => {
    const token = await keepLink(tx, "reset", { email });
    if (account)
      await mails.mailPasswordReset(tx, email, accountPath("/auth/reset", next, { token }));
    else await mails.mailNoAccount(tx, email, accountPath("/auth", next, { mode: "signup" }));
  });
  return { ok: true };
}

/** Sets a new password by a mailed link, ends every session of the account and signs in here. */
export async function resetPassword(
  token: string,
  password: string,
  caller: Caller,
): Promise<SignedIn | LinkNotValid> {
  const link = await findLink(token, "reset");
  const account = link && (await findAccount(link.email));
  if (!account) return linkNotValid();
  const passwordHash = await hashPassword(password);
  const done = await transaction(async (tx) => {
    // Two links of one account wait for each other here, and the second then finds itself gone.
    await tx.select().from(users).where(eq(users.id, account.userId)).for("update");
    if (!(await useLink(tx, token, "reset"))) return false;
    await dropLinksOf(tx, { id: account.userId, email: link.email });
    await setPassword(tx, account.userId, passwordHash);
    await tx.delete(sessions).where(eq(sessions.userId, account.userId));
    await mails.mailPasswordChanged(tx, link.email);
    return true;
  });
  return done ? enter(account.userId, caller) : linkNotValid();
}

/**
 * Signs in with e-mail and password. A password that an account was asked for with, and that is not
 * confirmed, mails the link again. Every other password takes the time of two hashes and gets the
 * same answer, whether or not there is an account.
 */
export async function signIn(
  { email, password }: Credentials,
  caller: Caller,
  errand: Errand,
): Promise<SignedIn | { ok: false; reason: "wrong-credentials" | "not-confirmed" } | TooMany> {
  const allowed = await allowTry(email, caller.info);
  if (!allowed.ok) return allowed;
  const account = await findAccount(email);
  const isRight = await verifyPassword(password, account?.passwordHash ?? null);
  if (account && isRight) {
    await forgiveTry(email, caller.info);
    await renewHash(account.userId, account.passwordHash, password);
    return enter(account.userId, caller);
  }
  // Of somebody who has an account as well, and with nothing awaited too: neither must show.
  const awaited = await findAwaitedPassword(email);
  if (!(await verifyPassword(password, awaited))) return refused(caller);
  const mayMail = await allowMail(email, caller.info);
  if (!mayMail.ok) return mayMail;
  await mailAccountLink(email, awaited, errand);
  return { ok: false, reason: "not-confirmed" };
}

/** Makes an account without a mail: for the demo and for tests. Gives the user's id. */
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

async function mailAccountLink(
  email: string,
  passwordHash: string | null,
  { next, browser }: Errand,
): Promise<void> {
  const account = await findAccount(email);
  await transaction(async (tx) => {
    // Both links also when nobody gets them: where a password was chosen, the work is the same
    // whoever has an account, and that password counts at signing in.
    const token = passwordHash && (await keepLink(tx, "confirm", { email, passwordHash, browser }));
    const resetPath = accountPath("/auth/reset", next, {
      token: await keepLink(tx, "reset", { email }),
    });
    if (account) {
      await mails.mailAlreadyRegistered(tx, email, resetPath);
    } else if (token) {
      await mails.mailConfirmation(tx, email, accountPath("/auth/confirm", next, { token }));
    }
  });
}

/** Gives null when the address has an account: of several links only the first makes one. */
async function insertUser(
  tx: Transaction,
  account: { email: string; passwordHash: string; displayName: string },
): Promise<string | null> {
  const [user] = await tx
    .insert(users)
    .values({
      id: randomUUID(),
      email: account.email,
      name: account.displayName,
      emailVerified: true,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!user) return null;
  await setPassword(tx, user.id, account.passwordHash);
  return user.id;
}

function linkNotValid(): LinkNotValid {
  return { ok: false, reason: "link-not-valid" };
}
