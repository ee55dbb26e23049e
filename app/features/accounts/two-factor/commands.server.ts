import { createHmac, randomBytes } from "node:crypto";
import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import { Secret } from "otpauth";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { decrypt, deriveKey, encrypt } from "#app/platform/secret.server.ts";
import type { SignedInUser, TooMany } from "../access.server.ts";
import { mailSecondStepChanged } from "../mails.server.ts";
import { provePassword } from "../passwords/commands.server.ts";
import { type Caller, type NotProved, openSession } from "../sessions/commands.server.ts";
import { recoveryCodes, twoFactors } from "../tables.server.ts";
import {
  allowCode,
  awaitedSecondStep,
  type CodesUsedUp,
  forgetSecondStep,
  forgiveCode,
} from "./access.server.ts";
import { readCode, recoveryCode, recoveryCodeCount, stepOfCode, type TypedCode } from "./rules.ts";

type WrongCode = { ok: false; reason: "wrong-code" };

/** Makes a new secret for the person's app; it counts once a first code has shown that it works. */
export async function beginTwoFactor(
  user: SignedInUser,
  password: string | undefined,
  caller: Caller,
): Promise<{ ok: true } | NotProved> {
  const proof = await provePassword(user, password, caller);
  if (!proof.ok) return proof;
  const secret = encrypt("two-factor", new Secret({ size: 20 }).base32);
  await db()
    .insert(twoFactors)
    .values({ userId: user.id, secret })
    // One that is on already stays as it is.
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { secret },
      setWhere: isNull(twoFactors.confirmedAt),
    });
  return { ok: true };
}

/** Turns the second step on with a first code from the app, and gives ten codes for paper. */
export async function confirmTwoFactor(
  user: SignedInUser,
  typed: string,
): Promise<{ ok: true; codes: string[] } | WrongCode> {
  const code = readCode(typed);
  const [begun] = await db()
    .select()
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, user.id), isNull(twoFactors.confirmedAt)));
  if (!begun || !code) return { ok: false, reason: "wrong-code" };
  const step = stepOfCode(decrypt("two-factor", begun.secret), code.code, now());
  if (step === null) return { ok: false, reason: "wrong-code" };
  // Another tab may have begun anew since: only the secret that made the code is turned on.
  const isSame = and(eq(twoFactors.userId, user.id), eq(twoFactors.secret, begun.secret));
  return transaction(async (tx) => {
    const turnedOn = await tx
      .update(twoFactors)
      .set({ confirmedAt: now(), lastStep: step })
      .where(and(isSame, isNull(twoFactors.confirmedAt)))
      .returning({ userId: twoFactors.userId });
    if (turnedOn.length === 0) return { ok: false, reason: "wrong-code" };
    await mailSecondStepChanged(tx, user.email, "on");
    return { ok: true, codes: await makeRecoveryCodes(tx, user.id) };
  });
}

/** Gives ten new codes for paper; the old ones no longer work. */
export async function renewRecoveryCodes(
  user: SignedInUser,
  password: string | undefined,
  caller: Caller,
): Promise<{ ok: true; codes: string[] } | NotProved> {
  const proof = await provePassword(user, password, caller);
  if (!proof.ok) return proof;
  return transaction(async (tx) => {
    await mailSecondStepChanged(tx, user.email, "codes");
    return { ok: true, codes: await makeRecoveryCodes(tx, user.id) };
  });
}

/** Turns the second step off, also one that was only begun. */
export async function endTwoFactor(
  user: SignedInUser,
  password: string | undefined,
  caller: Caller,
): Promise<{ ok: true } | NotProved> {
  const proof = await provePassword(user, password, caller);
  if (!proof.ok) return proof;
  await transaction(async (tx) => {
    const ended = await tx
      .delete(twoFactors)
      .where(eq(twoFactors.userId, user.id))
      .returning({ confirmedAt: twoFactors.confirmedAt });
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    if (ended[0]?.confirmedAt) await mailSecondStepChanged(tx, user.email, "off");
  });
  return { ok: true };
}

/** Stops setting up a second step that was begun. */
export async function abandonTwoFactor(user: SignedInUser): Promise<void> {
  await db()
    .delete(twoFactors)
    .where(and(eq(twoFactors.userId, user.id), isNull(twoFactors.confirmedAt)));
}

/** Takes the second step in the browser where the right password was given, and signs in there. */
export async function takeSecondStep(
  typed: string,
  caller: Caller,
): Promise<
  | { ok: true; cookies: string[] }
  | WrongCode
  | { ok: false; reason: "not-awaited" }
  | TooMany
  | CodesUsedUp
> {
  const awaited = await awaitedSecondStep(caller.request);
  if (!awaited) return { ok: false, reason: "not-awaited" };
  const { userId } = awaited;
  const code = readCode(typed);
  const allowed = await allowCode(userId, code, caller.info);
  if (!allowed.ok) return allowed;
  const right = code && (await spendCode(userId, code));
  if (!right) return { ok: false, reason: "wrong-code" };
  await forgiveCode(userId, code, caller.info);
  const { cookies } = await openSession(userId, caller);
  return { ok: true, cookies: [...cookies, await forgetSecondStep()] };
}

/** No code works twice: of two browsers that send the same one, the database lets one in. */
async function spendCode(userId: string, { kind, code }: TypedCode): Promise<boolean> {
  if (kind === "recovery") {
    const used = await db()
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code))))
      .returning({ userId: recoveryCodes.userId });
    return used.length > 0;
  }
  const isOn = and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt));
  const [stored] = await db().select().from(twoFactors).where(isOn);
  const step = stored && stepOfCode(decrypt("two-factor", stored.secret), code, now());
  if (typeof step !== "number") return false;
  const isFresh = or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step));
  const used = await db()
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(isOn, isFresh))
    .returning({ userId: twoFactors.userId });
  return used.length > 0;
}

async function makeRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCode(randomBytes(10)));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOf(code.replace("-", "")) })));
  return codes;
}

function hashOf(code: string): string {
  return createHmac("sha256", deriveKey("recovery-codes")).update(code).digest("base64url");
}
