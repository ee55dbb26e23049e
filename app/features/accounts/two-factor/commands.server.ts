import { createHmac, randomBytes } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import { Secret } from "otpauth";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import { log } from "#app/platform/log.server.ts";
import { decrypt, encrypt, reencrypt, verificationKeys } from "#app/platform/secret.server.ts";
import type { AccountId, RateLimited, SignedInUser } from "../access.server.ts";
import { mailTwoFactorChanged } from "../mails.server.ts";
import { verifyCurrentPassword } from "../passwords/commands.server.ts";
import { replaceSessionCookie } from "../sessions/access.server.ts";
import {
  openSession,
  type ReauthFailed,
  type RequestContext,
  renewSession,
  type SessionRenewed,
} from "../sessions/commands.server.ts";
import { recoveryCodes, twoFactors } from "../tables.server.ts";
import {
  type AppCodesLimited,
  clearedSecondStepCookie,
  consumeCodeAttempt,
  findPendingSecondStep,
  refundCodeAttempt,
} from "./access.server.ts";
import {
  parseCode,
  recoveryCode,
  recoveryCodeCount,
  type TwoFactorCode,
  timeStepOf,
} from "./rules.ts";

interface NewRecoveryCodes extends SessionRenewed {
  codes: string[];
}

type WrongCode = { ok: false; reason: "wrong-code" };
/** `kind` is what the user seems to have typed; null when it has the form of neither. */
type WrongCodeOfKind = WrongCode & { kind: TwoFactorCode["kind"] | null };

/** Creates a secret, which takes effect when `confirmTwoFactorSetup` receives its first code. */
export async function startTwoFactorSetup(
  user: SignedInUser,
  password: string | undefined,
  context: RequestContext,
): Promise<{ ok: true } | ReauthFailed> {
  const reauth = await verifyCurrentPassword(user, password, context);
  if (!reauth.ok) return reauth;
  const secret = encrypt("two-factor", new Secret({ size: 20 }).base32);
  await db()
    .insert(twoFactors)
    .values({ userId: user.id, secret })
    // A confirmed secret must not change.
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { secret },
      setWhere: isNull(twoFactors.confirmedAt),
    });
  return { ok: true };
}

/** Turns the second step on if the code is right, and returns ten recovery codes. */
export async function confirmTwoFactorSetup(
  user: SignedInUser,
  input: string,
  { request }: RequestContext,
): Promise<NewRecoveryCodes | WrongCode> {
  const code = parseCode(input);
  const [setup] = await db()
    .select()
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, user.id), isNull(twoFactors.confirmedAt)));
  if (!setup || !code) return { ok: false, reason: "wrong-code" };
  const secret = decrypt("two-factor", setup.secret);
  const step = timeStepOf(secret, code.code, now());
  if (step === null) return { ok: false, reason: "wrong-code" };
  // Another tab may have created a new secret; only the one of this code may be confirmed.
  const isSame = and(eq(twoFactors.userId, user.id), eq(twoFactors.secret, setup.secret));
  const done = await transaction(async (tx) => {
    const confirmed = await tx
      .update(twoFactors)
      .set({ confirmedAt: now(), lastStep: step })
      .where(and(isSame, isNull(twoFactors.confirmedAt)))
      .returning({ userId: twoFactors.userId });
    if (confirmed.length === 0) return null;
    await mailTwoFactorChanged(tx, user, "on");
    const codes = await createRecoveryCodes(tx, user.id, secret);
    return { codes, token: await renewSession(tx, user.id, request) };
  });
  if (!done) return { ok: false, reason: "wrong-code" };
  return { ok: true, codes: done.codes, cookies: replaceSessionCookie(request, done.token) };
}

/** Returns no codes when the second step is off, such as in another tab. */
export async function regenerateRecoveryCodes(
  user: SignedInUser,
  password: string | undefined,
  context: RequestContext,
): Promise<NewRecoveryCodes | ReauthFailed> {
  const reauth = await verifyCurrentPassword(user, password, context);
  if (!reauth.ok) return reauth;
  const { codes, token } = await transaction(async (tx) => {
    const [stored] = await tx.select().from(twoFactors).where(isOnFor(user.id)).for("update");
    if (!stored) return { codes: [], token: null };
    await mailTwoFactorChanged(tx, user, "codes");
    const secret = decrypt("two-factor", stored.secret);
    return {
      codes: await createRecoveryCodes(tx, user.id, secret),
      token: await renewSession(tx, user.id, context.request),
    };
  });
  return { ok: true, codes, cookies: replaceSessionCookie(context.request, token) };
}

export async function disableTwoFactor(
  user: SignedInUser,
  password: string | undefined,
  context: RequestContext,
): Promise<SessionRenewed | ReauthFailed> {
  const reauth = await verifyCurrentPassword(user, password, context);
  if (!reauth.ok) return reauth;
  const token = await transaction(async (tx) => {
    const deleted = await tx
      .delete(twoFactors)
      .where(eq(twoFactors.userId, user.id))
      .returning({ confirmedAt: twoFactors.confirmedAt });
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    if (deleted[0]?.confirmedAt) await mailTwoFactorChanged(tx, user, "off");
    return renewSession(tx, user.id, context.request);
  });
  return { ok: true, cookies: replaceSessionCookie(context.request, token) };
}

export async function cancelTwoFactorSetup(user: SignedInUser): Promise<void> {
  await db()
    .delete(twoFactors)
    .where(and(eq(twoFactors.userId, user.id), isNull(twoFactors.confirmedAt)));
}

export async function completeSecondStep(
  input: string,
  context: RequestContext,
): Promise<
  | { ok: true; cookies: string[] }
  | WrongCodeOfKind
  | { ok: false; reason: "not-pending" }
  | RateLimited
  | AppCodesLimited
> {
  const pending = await findPendingSecondStep(context.request);
  if (!pending) return { ok: false, reason: "not-pending" };
  const { userId } = pending;
  const code = parseCode(input);
  const allowed = await consumeCodeAttempt(userId, code, context.info);
  if (!allowed.ok) return allowed;
  const isCorrect = code && (await withGrant("account", [userId], () => consumeCode(userId, code)));
  if (!isCorrect) return { ok: false, reason: "wrong-code", kind: code?.kind ?? null };
  await refundCodeAttempt(userId, code, context.info);
  const { cookies } = await openSession(userId, context);
  return { ok: true, cookies: [...cookies, await clearedSecondStepCookie()] };
}

/** Conditional writes, so that a code that two browsers send signs in only one. */
async function consumeCode(userId: string, { kind, code }: TwoFactorCode): Promise<boolean> {
  const isOn = isOnFor(userId);
  const [stored] = await db().select().from(twoFactors).where(isOn);
  if (!stored) return false;
  const secret = decrypt("two-factor", stored.secret);
  if (kind === "recovery") {
    const isCode = inArray(recoveryCodes.codeHash, acceptedHashes(code, secret));
    const used = await db()
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isCode))
      .returning({ userId: recoveryCodes.userId });
    return used.length > 0;
  }
  const step = timeStepOf(secret, code, now());
  if (step === null) return false;
  const isUnused = or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step));
  const used = await db()
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(isOn, isUnused))
    .returning({ userId: twoFactors.userId });
  return used.length > 0;
}

async function createRecoveryCodes(
  tx: Transaction,
  userId: AccountId,
  secret: string,
): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCode(randomBytes(10)));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashCode(code.replace("-", ""), secret) })));
  return codes;
}

/**
 * Encrypts with the current secret of the installation what an earlier one encrypted. Accounts whose
 * secret was lost are logged; they can sign in again when their rows are deleted.
 */
export async function reencryptTwoFactors(): Promise<void> {
  const userIds: string[] = [];
  for (const { userId, secret } of await db().select().from(twoFactors)) {
    let renewed: string | null = null;
    try {
      renewed = reencrypt("two-factor", secret);
    } catch {
      userIds.push(userId);
    }
    if (!renewed) continue;
    const isSame = and(eq(twoFactors.userId, userId), eq(twoFactors.secret, secret));
    await db().update(twoFactors).set({ secret: renewed }).where(isSame);
  }
  if (userIds.length > 0) log().error({ userIds }, "second steps of a lost SECRET");
}

function isOnFor(userId: string) {
  return and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt));
}

/** Codes of earlier releases are keyed by the secret of the installation, and end with it. */
function acceptedHashes(code: string, secret: string): string[] {
  return [
    hashCode(code, secret),
    ...verificationKeys("recovery-codes").map((key) => hmac(key, code)),
  ];
}

// Keyed by the account's own secret, which outlives a change of the installation's.
function hashCode(code: string, secret: string): string {
  return hmac(`recovery-codes ${secret}`, code);
}

function hmac(key: string, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}
