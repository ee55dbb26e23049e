import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import {
  type Database,
  db,
  type Transaction,
  transaction,
} from "#app/platform/db/database.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import type { RequestInfo } from "#app/platform/http/request-context.ts";
import { log } from "#app/platform/log.server.ts";
import type { RateLimited, SignedInUser } from "../access.server.ts";
import { addSeconds, sessionMaxAgeSeconds } from "../rules.ts";
import { sessions } from "../tables.server.ts";
import { secondStepCookie } from "../two-factor/access.server.ts";
import { hasTwoFactor } from "../two-factor/queries.server.ts";
import {
  clearedSessionCookie,
  newSessionToken,
  sessionCookie,
  sessionToken,
} from "./access.server.ts";

export interface RequestContext {
  request: Request;
  info: RequestInfo;
}

/** `cookies` are Set-Cookie headers; with `secondStep` no session is open yet. */
export interface SignedIn {
  ok: true;
  cookies: string[];
  secondStep: boolean;
}

export type ReauthFailed =
  | { ok: false; reason: "password-missing" | "wrong-credentials" }
  | RateLimited;

/** Signs in a user who has proven their identity, or asks for the second step. */
export async function completeSignIn(userId: string, context: RequestContext): Promise<SignedIn> {
  if (await hasTwoFactor(userId)) {
    return { ok: true, cookies: [await secondStepCookie(userId)], secondStep: true };
  }
  return { ok: true, ...(await openSession(userId, context)), secondStep: false };
}

/** Opens a session and ends the one of the request. */
export async function openSession(
  userId: string,
  { request, info }: RequestContext,
): Promise<{ cookies: string[] }> {
  const token = newSessionToken();
  const oldToken = sessionToken(request);
  await withGrant("key", oldToken ? [token, oldToken] : [token], () =>
    transaction(async (tx) => {
      if (oldToken) await tx.delete(sessions).where(eq(sessions.token, oldToken));
      await tx.insert(sessions).values({
        id: randomUUID(),
        token,
        userId,
        expiresAt: addSeconds(now(), sessionMaxAgeSeconds),
        ipAddress: info.clientIp,
        userAgent: request.headers.get("User-Agent"),
        createdAt: now(),
        updatedAt: now(),
      });
    }),
  );
  log().info({ requestId: info.requestId, outcome: "ok" }, "sign-in");
  return { cookies: [sessionCookie(token)] };
}

/**
 * Gives the request's session a new token: a copied cookie is of no use after a change that protects
 * the account. Returns the token, or null when the request has no session of the user.
 */
export async function renewSession(
  tx: Transaction,
  userId: string,
  request: Request,
): Promise<string | null> {
  const old = sessionToken(request);
  if (!old) return null;
  const token = newSessionToken();
  const renewed = await withGrant("key", [old, token], () =>
    tx
      .update(sessions)
      .set({ token })
      .where(and(eq(sessions.userId, userId), eq(sessions.token, old)))
      .returning({ id: sessions.id }),
  );
  return renewed.length > 0 ? token : null;
}

export async function signOut(request: Request): Promise<{ cookies: string[] }> {
  const token = sessionToken(request);
  if (token) {
    await withGrant("key", [token], () => db().delete(sessions).where(eq(sessions.token, token)));
  }
  return { cookies: [clearedSessionCookie()] };
}

/** `cookies` are the Set-Cookie headers of the renewed session. */
export interface SessionRenewed {
  ok: true;
  cookies: string[];
}

/** Ends one of the user's sessions; the id of another user's session does nothing. */
export async function endSession(user: SignedInUser, sessionId: string): Promise<void> {
  await db()
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), eq(sessions.id, sessionId)));
}

export async function endOtherSessions(
  user: SignedInUser,
  request: Request,
  database: Database | Transaction = db(),
): Promise<void> {
  const token = sessionToken(request);
  await database
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), token ? ne(sessions.token, token) : undefined));
}
