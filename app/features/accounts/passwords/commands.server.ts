import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import {
  hashPassword,
  isOutdatedHash,
  verifyPassword,
} from "#app/platform/passwords/password-hash.server.ts";
import { allowTry, forgiveTry, type SignedInUser } from "../access.server.ts";
import { dropLinksOf } from "../mailed-links/commands.server.ts";
import { mailPasswordChanged } from "../mails.server.ts";
import { findAccount } from "../queries.server.ts";
import { passwordProvider } from "../rules.ts";
import { type Caller, endOtherSessions, type NotProved } from "../sessions/commands.server.ts";
import { credentials } from "../tables.server.ts";

/** Changes a signed-in person's password, signs the account out elsewhere and tells by mail. */
export async function changePassword(
  user: SignedInUser,
  { current, wanted }: { current: string | undefined; wanted: string },
  caller: Caller,
): Promise<{ ok: true } | NotProved> {
  const proof = await provePassword(user, current, caller);
  if (!proof.ok) return proof;
  const passwordHash = await hashPassword(wanted);
  await transaction(async (tx) => {
    await setPassword(tx, user.id, passwordHash);
    await dropLinksOf(tx, user);
    await endOtherSessions(user, caller.request, tx);
    await mailPasswordChanged(tx, user.email);
  });
  return { ok: true };
}

/** Whether the person in front of a signed-in browser knows the account's password. */
export async function provePassword(
  user: Pick<SignedInUser, "email">,
  password: string | undefined,
  caller: Caller,
): Promise<{ ok: true } | NotProved> {
  if (!password) return { ok: false, reason: "password-missing" };
  const account = await findAccount(user.email);
  return tryPassword(password, { email: user.email, hash: account?.passwordHash ?? null }, caller);
}

/** Compares a password with a hash; wrong ones are counted by the address they are tried for. */
export async function tryPassword(
  password: string,
  of: { email: string; hash: string | null },
  caller: Caller,
): Promise<{ ok: true } | NotProved> {
  const allowed = await allowTry(of.email, caller.info);
  if (!allowed.ok) return allowed;
  if (!(await verifyPassword(password, of.hash))) return refused(caller);
  await forgiveTry(of.email, caller.info);
  return { ok: true };
}

/** Notes a wrong password, and never whose it was. */
export function refused({ info }: Caller): { ok: false; reason: "wrong-credentials" } {
  log().info({ requestId: info.requestId, outcome: "wrong-credentials" }, "sign-in");
  return { ok: false, reason: "wrong-credentials" };
}

/** Writes a password's hash, the first or another. */
export async function setPassword(
  tx: Transaction,
  userId: string,
  password: string,
): Promise<void> {
  const changed = await tx
    .update(credentials)
    .set({ password, updatedAt: now() })
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, passwordProvider)))
    .returning({ id: credentials.id });
  if (changed.length > 0) return;
  await tx.insert(credentials).values({
    id: randomUUID(),
    userId,
    accountId: userId,
    providerId: passwordProvider,
    password,
  });
}

/** Hashes of earlier costs are replaced at sign-in, unless the password was changed meanwhile. */
export async function renewHash(
  userId: string,
  hash: string | null,
  password: string,
): Promise<void> {
  if (!hash || !isOutdatedHash(hash)) return;
  await db()
    .update(credentials)
    .set({ password: await hashPassword(password) })
    .where(and(eq(credentials.userId, userId), eq(credentials.password, hash)));
}
