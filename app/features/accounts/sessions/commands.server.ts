import { and, eq, ne } from "drizzle-orm";
import { type Database, db, type Transaction } from "#app/platform/db/database.server.ts";
import type { RequestInfo } from "#app/platform/http/request-context.ts";
import { log } from "#app/platform/log.server.ts";
import type { SignedInUser, TooMany } from "../access.server.ts";
import { auth, authHeaders } from "../auth.server.ts";
import { sessions } from "../tables.server.ts";
import { awaitSecondStep } from "../two-factor/access.server.ts";
import { hasTwoFactor } from "../two-factor/queries.server.ts";

/** Who asks: the request and what the server knows of it. */
export interface Caller {
  request: Request;
  info: RequestInfo;
}

/** `cookies` are Set-Cookie headers for the answer. */
export interface SignedIn {
  ok: true;
  cookies: string[];
  /** Not signed in yet: a code is to be asked for. */
  secondStep: boolean;
}

export type NotProved = { ok: false; reason: "password-missing" | "wrong-credentials" } | TooMany;

/** Signs in somebody who has proved who they are, or lets them go on to the second step. */
export async function enter(userId: string, caller: Caller): Promise<SignedIn> {
  if (await hasTwoFactor(userId)) {
    return { ok: true, cookies: [await awaitSecondStep(userId)], secondStep: true };
  }
  return { ok: true, ...(await openSession(userId, caller)), secondStep: false };
}

/** Opens a session in the caller's browser; the one it came with ends. */
export async function openSession(
  userId: string,
  { request, info }: Caller,
): Promise<{ cookies: string[] }> {
  const { headers } = await auth().api.openSession({
    body: { userId },
    headers: authHeaders(request, info),
    returnHeaders: true,
  });
  const old = await tokenOf(request);
  if (old) await db().delete(sessions).where(eq(sessions.token, old));
  log().info({ requestId: info.requestId, outcome: "ok" }, "sign-in");
  return { cookies: headers.getSetCookie() };
}

/** Ends the session of this browser at once. */
export async function signOut({ request, info }: Caller): Promise<{ cookies: string[] }> {
  const response = await auth().api.signOut({
    headers: authHeaders(request, info),
    asResponse: true,
  });
  return { cookies: response.headers.getSetCookie() };
}

/** Ends one of a person's sessions; one of somebody else's stays. */
export async function endSession(user: SignedInUser, sessionId: string): Promise<void> {
  await db()
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), eq(sessions.id, sessionId)));
}

/** Signs a person out everywhere but in this browser. */
export async function endOtherSessions(
  user: SignedInUser,
  request: Request,
  database: Database | Transaction = db(),
): Promise<void> {
  const token = await tokenOf(request);
  await database
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), token ? ne(sessions.token, token) : undefined));
}

function tokenOf(request: Request): Promise<string | null> {
  return auth().api.readSessionToken({ headers: request.headers });
}
