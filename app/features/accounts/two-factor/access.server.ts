import { and, eq, isNull, lt, or } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import { privateCookie } from "#app/platform/http/cookies.server.ts";
import type { RequestInfo } from "#app/platform/http/request-context.ts";
import { consume, refund } from "#app/platform/limits/limits.server.ts";
import { verificationKeys } from "#app/platform/secret.server.ts";
import type { RateLimited } from "../access.server.ts";
import { mailCodeGuessing } from "../mails.server.ts";
import { addSeconds, rateLimits } from "../rules.ts";
import { twoFactors, users } from "../tables.server.ts";
import {
  notificationPauseSeconds,
  secondStepLifetimeSeconds,
  type TwoFactorCode,
} from "./rules.ts";

interface PendingSecondStep {
  userId: string;
  since: number;
}

/** Returns the user who gave the right password in this browser in the last ten minutes, or null. */
export async function findPendingSecondStep(request: Request): Promise<{ userId: string } | null> {
  const pending: PendingSecondStep | null = await cookie().parse(request.headers.get("Cookie"));
  if (!pending) return null;
  return now().getTime() - pending.since < secondStepLifetimeSeconds * 1000 ? pending : null;
}

export function secondStepCookie(userId: string): Promise<string> {
  return cookie().serialize({ userId, since: now().getTime() } satisfies PendingSecondStep);
}

export function clearedSecondStepCookie(): Promise<string> {
  return cookie().serialize("", { maxAge: 0 });
}

/** Too many app codes in a day. Recovery codes are still accepted. */
export type AppCodesLimited = { ok: false; reason: "app-codes-limited"; retryAfterSeconds: number };

/** App codes also count per account; recovery codes are too long to guess and stay accepted. */
export async function consumeCodeAttempt(
  userId: string,
  code: TwoFactorCode | null,
  info: RequestInfo,
): Promise<{ ok: true } | RateLimited | AppCodesLimited> {
  const perIp = await consume(
    "second-step",
    accountAndIpKey(userId, info),
    rateLimits.codesPerAccountAndIp,
  );
  if (!perIp.ok) return { ...perIp, reason: "too-many" };
  if (code?.kind !== "app") return perIp;
  const perDay = await consume("second-step-day", userId, rateLimits.appCodesPerAccount);
  if (perDay.ok) return perDay;
  await withGrant("account", [userId], () => notifyOwner(userId));
  return { ...perDay, reason: "app-codes-limited" };
}

export async function refundCodeAttempt(
  userId: string,
  { kind }: TwoFactorCode,
  info: RequestInfo,
): Promise<void> {
  await refund("second-step", accountAndIpKey(userId, info), rateLimits.codesPerAccountAndIp);
  if (kind === "app") await refund("second-step-day", userId, rateLimits.appCodesPerAccount);
}

// Stored with the queued e-mail: if that fails, the next attempt sends it.
async function notifyOwner(userId: string): Promise<void> {
  const { warnedAt } = twoFactors;
  const isDue = or(isNull(warnedAt), lt(warnedAt, addSeconds(now(), -notificationPauseSeconds)));
  await transaction(async (tx) => {
    const [owner] = await tx
      .update(twoFactors)
      .set({ warnedAt: now() })
      .from(users)
      .where(and(eq(twoFactors.userId, userId), eq(users.id, userId), isDue))
      .returning({ id: users.id, email: users.email });
    if (owner) await mailCodeGuessing(tx, owner);
  });
}

function accountAndIpKey(userId: string, { clientIp }: RequestInfo): string {
  return `${userId} ${clientIp}`;
}

function cookie() {
  return privateCookie("second-step", secondStepLifetimeSeconds, verificationKeys("second-step"));
}
