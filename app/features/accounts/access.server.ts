import { and, eq, gt, lt, sql } from "drizzle-orm";
import { redirect } from "react-router";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { RequestInfo } from "#app/platform/http/request-context.ts";
import { forbidden } from "#app/platform/http/responses.server.ts";
import { type Allowance, giveBack, limit } from "#app/platform/limits/limits.server.ts";
import { log } from "#app/platform/log.server.ts";
import { auth } from "./auth.server.ts";
import { isClosed } from "./queries.server.ts";
import { accountPath, allowances, later, type Role, sessionIdle } from "./rules.ts";
import { sessions, userRoles, users } from "./tables.server.ts";

export interface SignedInUser {
  id: string;
  email: string;
  /** Empty until the person gives one. */
  displayName: string;
  /** The avatar's address, or null. */
  picture: string | null;
  roles: Role[];
}

const known = new WeakMap<Request, Promise<SignedInUser | null>>();

/** Who the request's session cookie belongs to, or null. Asked again for one request, it knows. */
export function currentUser(request: Request): Promise<SignedInUser | null> {
  const asked = known.get(request) ?? findUser(request);
  known.set(request, asked);
  return asked;
}

/** The signed-in user; a visitor is sent to /auth and comes back to this page afterwards. */
export async function requireUser(request: Request): Promise<SignedInUser> {
  const user = await currentUser(request);
  if (user) return user;
  throw redirect(accountPath("/auth", pageOf(request)));
}

/** The signed-in user when they have the role; others who are signed in get a 403. */
export async function requireRole(request: Request, role: Role): Promise<SignedInUser> {
  const user = await requireUser(request);
  if (!user.roles.includes(role)) throw forbidden();
  return user;
}

export type TooMany = { ok: false; reason: "too-many"; retryAfter: number };

/**
 * Counts a try to sign in, by account and address together and by address alone. Somebody who
 * tries from elsewhere does not keep the owner out.
 */
export function allowTry(email: string, info: RequestInfo): Promise<{ ok: true } | TooMany> {
  return countAll("sign-in", info, [
    [`${email} ${info.clientIp}`, allowances.triesOnAccount],
    [info.clientIp, allowances.triesFromAddress],
  ]);
}

/** A try that was right does not count. */
export async function forgiveTry(email: string, info: RequestInfo): Promise<void> {
  await giveBack("sign-in", `${email} ${info.clientIp}`, allowances.triesOnAccount);
  await giveBack("sign-in", info.clientIp, allowances.triesFromAddress);
}

/** Counts a mail that somebody who is not signed in asks for, whether or not it will be sent. */
export function allowMail(email: string, info: RequestInfo): Promise<{ ok: true } | TooMany> {
  return countAll("account-mail", info, [
    [`${email} ${info.clientIp}`, allowances.mailsToOneFromAddress],
    [email, allowances.mailsToOne],
    [info.clientIp, allowances.mailsFromAddress],
  ]);
}

async function countAll(
  name: string,
  { requestId }: RequestInfo,
  counts: [key: string, allowance: Allowance][],
): Promise<{ ok: true } | TooMany> {
  for (const [key, allowance] of counts) {
    const allowed = await limit(name, key, allowance);
    if (allowed.ok) continue;
    log().warn({ requestId, limit: name }, "limit reached");
    return { ok: false, reason: "too-many", retryAfter: allowed.retryAfter };
  }
  return { ok: true };
}

async function findUser(request: Request): Promise<SignedInUser | null> {
  if (!request.headers.has("Cookie")) return null;
  const token = await auth().api.readSessionToken({ headers: request.headers });
  if (!token) return null;
  const [found] = await db()
    .select({
      id: users.id,
      email: users.email,
      displayName: users.name,
      picture: users.image,
      roles: sql<Role[]>`array(select ${userRoles.role} from ${userRoles}
        where ${userRoles.userId} = ${users.id})`,
      lastUsed: sessions.updatedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, token),
        gt(sessions.expiresAt, now()),
        gt(sessions.updatedAt, later(now(), -sessionIdle)),
      ),
    );
  if (!found || isClosed(found.email)) return null;
  const { lastUsed, ...user } = found;
  await noteUse(token, lastUsed);
  return user;
}

/** Once an hour is enough to know that a session is alive. */
async function noteUse(token: string, lastUsed: Date): Promise<void> {
  const anHourAgo = later(now(), -3600);
  if (lastUsed > anHourAgo) return;
  await db()
    .update(sessions)
    .set({ updatedAt: now() })
    .where(and(eq(sessions.token, token), lt(sessions.updatedAt, anHourAgo)));
}

/** The address of the page, also when the browser asks for its data alone (`/admin.data`). */
function pageOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("_routes");
  const page = pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "");
  return searchParams.size > 0 ? `${page}?${searchParams}` : page;
}
