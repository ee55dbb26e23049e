import { and, eq, isNull, lt, or } from "drizzle-orm";
import { createCookie } from "react-router";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { servedOverHttps } from "#app/platform/http/cookies.server.ts";
import type { RequestInfo } from "#app/platform/http/request-context.ts";
import { giveBack, limit } from "#app/platform/limits/limits.server.ts";
import { deriveKey } from "#app/platform/secret.server.ts";
import type { TooMany } from "../access.server.ts";
import { mailCodesUsedUp } from "../mails.server.ts";
import { allowances, later } from "../rules.ts";
import { twoFactors, users } from "../tables.server.ts";
import { secondStepLifetime, type TypedCode, warningPause } from "./rules.ts";

interface Waiting {
  userId: string;
  /** Milliseconds since 1970. */
  since: number;
}

/** Whoever gave the right password in this browser and has the second step still to take, or null. */
export async function awaitedSecondStep(request: Request): Promise<{ userId: string } | null> {
  const waiting: Waiting | null = await cookie().parse(request.headers.get("Cookie"));
  if (!waiting) return null;
  return now().getTime() - waiting.since < secondStepLifetime * 1000 ? waiting : null;
}

/** The Set-Cookie header that remembers who gave the right password. */
export function awaitSecondStep(userId: string): Promise<string> {
  return cookie().serialize({ userId, since: now().getTime() } satisfies Waiting);
}

/** The Set-Cookie header that forgets it again. */
export function forgetSecondStep(): Promise<string> {
  return cookie().serialize("", { maxAge: 0 });
}

/** The app's codes were tried too often today; one on paper is still taken. */
export type CodesUsedUp = { ok: false; reason: "used-up"; retryAfter: number };

/**
 * Counts a try at the second step, which only somebody with the password gets to. Whoever uses up
 * the day's codes of the app does not keep the owner out: those on paper are too long to guess.
 */
export async function allowCode(
  userId: string,
  code: TypedCode | null,
  info: RequestInfo,
): Promise<{ ok: true } | TooMany | CodesUsedUp> {
  const here = await limit("second-step", hereOf(userId, info), allowances.codesFromAddress);
  if (!here.ok) return { ...here, reason: "too-many" };
  if (code?.kind !== "app") return here;
  const today = await limit("second-step-day", userId, allowances.codesPerDay);
  if (today.ok) return today;
  await warnOwner(userId);
  return { ...today, reason: "used-up" };
}

/** A try that was right does not count. */
export async function forgiveCode(
  userId: string,
  { kind }: TypedCode,
  info: RequestInfo,
): Promise<void> {
  await giveBack("second-step", hereOf(userId, info), allowances.codesFromAddress);
  if (kind === "app") await giveBack("second-step-day", userId, allowances.codesPerDay);
}

/** Once in a while, and noted only together with the mail. */
async function warnOwner(userId: string): Promise<void> {
  const { warnedAt } = twoFactors;
  const isNews = or(isNull(warnedAt), lt(warnedAt, later(now(), -warningPause)));
  await transaction(async (tx) => {
    const [owner] = await tx
      .update(twoFactors)
      .set({ warnedAt: now() })
      .from(users)
      .where(and(eq(twoFactors.userId, userId), eq(users.id, userId), isNews))
      .returning({ email: users.email });
    if (owner) await mailCodesUsedUp(tx, owner.email);
  });
}

function hereOf(userId: string, { clientIp }: RequestInfo): string {
  return `${userId} ${clientIp}`;
}

function cookie() {
  const secure = servedOverHttps();
  return createCookie(secure ? "__Host-second-step" : "second-step", {
    httpOnly: true,
    maxAge: secondStepLifetime,
    path: "/",
    sameSite: "lax",
    secrets: [deriveKey("second-step")],
    secure,
  });
}
