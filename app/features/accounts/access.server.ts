import { and, eq, gt, lt, sql } from "drizzle-orm";
import { redirect } from "react-router";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { grant, grantTables, withGrant } from "#app/platform/db/grants.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { moderatedTables, type Scope } from "#app/platform/db/scope.server.ts";
import type { RequestInfo } from "#app/platform/http/request-context.ts";
import { forbidden } from "#app/platform/http/responses.server.ts";
import { consume, type RateLimit, refund } from "#app/platform/limits/limits.server.ts";
import { log } from "#app/platform/log.server.ts";
import { isDisabled } from "./queries.server.ts";
import {
  accountPath,
  addSeconds,
  avatarPath,
  type Role,
  rateLimits,
  sessionIdleTimeoutSeconds,
} from "./rules.ts";
import { sessionToken } from "./sessions/access.server.ts";
import { sessions, userRoles, users } from "./tables.server.ts";

/** The account of a signed-in user. Only the guards below create one. */
export type AccountId = Scope<"account">;

/** An administrator's account. Only `requireAdmin` creates one. */
export type AdminId = Scope<"admin">;

export interface SignedInUser {
  id: AccountId;
  email: string;
  displayName: string;
  picture: string | null;
  roles: Role[];
}

const usersByRequest = new WeakMap<Request, Promise<SignedInUser | null>>();

/** Returns the user of the request's session, or null. Queries the database once per request. */
export async function currentUser(request: Request): Promise<SignedInUser | null> {
  const finding = usersByRequest.get(request) ?? findUser(request);
  usersByRequest.set(request, finding);
  const user = await finding;
  if (user) grant("account", user.id);
  return user;
}

/** Returns the signed-in user, or throws a redirect to /auth that leads back to this page. */
export async function requireUser(request: Request): Promise<SignedInUser> {
  const user = await currentUser(request);
  if (user) return user;
  throw redirect(accountPath("/auth", pagePath(request)));
}

export interface Administrator {
  id: AdminId;
  /** As the audit log names the account. */
  name: string;
}

/** Returns the signed-in administrator; throws a 403 for other users. Redirects a visitor to /auth. */
export async function requireAdmin(request: Request): Promise<Administrator> {
  const user = await requireUser(request);
  if (!user.roles.includes("admin")) throw forbidden();
  grantTables(moderatedTables());
  return { id: user.id as string as AdminId, name: nameOf(user) };
}

/** Returns how others see the account. */
export function nameOf({ displayName, email }: Pick<SignedInUser, "displayName" | "email">) {
  return displayName || email;
}

export type RateLimited = { ok: false; reason: "too-many"; retryAfterSeconds: number };

/** Counts per account and IP address, and per IP address: others cannot lock the owner out. */
export function consumeSignInAttempt(
  email: string,
  info: RequestInfo,
): Promise<{ ok: true } | RateLimited> {
  return consumeAll("sign-in", info, [
    [`${email} ${info.clientIp}`, rateLimits.signInPerAccountAndIp],
    [info.clientIp, rateLimits.signInPerIp],
  ]);
}

export async function refundSignInAttempt(email: string, info: RequestInfo): Promise<void> {
  await refund("sign-in", `${email} ${info.clientIp}`, rateLimits.signInPerAccountAndIp);
  await refund("sign-in", info.clientIp, rateLimits.signInPerIp);
}

/**
 * Counts a mail that anyone may request. `send` is false when the recipient has had enough: the
 * caller responds as if it were sent, because the mailbox holds a valid link of the last minutes.
 */
export async function consumeEmailRequest(
  email: string,
  purpose: "confirm" | "reset",
  info: RequestInfo,
): Promise<{ ok: true; send: boolean } | RateLimited> {
  const pair = `${email} ${info.clientIp}`;
  const allowed = await consumeAll("account-mail", info, [
    [pair, rateLimits.emailsPerRecipientAndIp],
    [info.clientIp, rateLimits.emailsPerIp],
  ]);
  if (!allowed.ok) return allowed;
  // Repeated requests cannot use up the share of IP addresses that have not asked before.
  const isFirst = (await consume("account-mail-first", pair, rateLimits.firstEmailPerPair)).ok;
  const share = isFirst
    ? await consume("account-mail-new", email, rateLimits.firstEmailsPerRecipient)
    : await consume("account-mail-repeated", email, rateLimits.repeatedEmailsPerRecipient);
  const sent =
    share.ok ||
    (await consume("account-mail-spaced", `${email} ${purpose}`, rateLimits.spacedEmail)).ok;
  if (!sent) log().warn({ requestId: info.requestId, limit: "account-mail" }, "mail not repeated");
  return { ok: true, send: sent };
}

/** Counts a mail to another address that a signed-in user requests; visitors cannot use this up. */
export function consumeUserEmail(
  email: string,
  sender: string,
  info: RequestInfo,
): Promise<{ ok: true } | RateLimited> {
  return consumeAll("user-mail", info, [
    [`${email} ${sender}`, rateLimits.emailsPerRecipientAndSender],
    [info.clientIp, rateLimits.emailsPerIp],
    [email, rateLimits.userEmailsPerRecipient],
  ]);
}

async function consumeAll(
  name: string,
  { requestId }: RequestInfo,
  limits: [key: string, allowance: RateLimit][],
): Promise<{ ok: true } | RateLimited> {
  for (const [key, allowance] of limits) {
    const allowed = await consume(name, key, allowance);
    if (allowed.ok) continue;
    log().warn({ requestId, limit: name }, "limit reached");
    return { ok: false, reason: "too-many", retryAfterSeconds: allowed.retryAfterSeconds };
  }
  return { ok: true };
}

async function findUser(request: Request): Promise<SignedInUser | null> {
  const token = sessionToken(request);
  if (!token) return null;
  const idleSince = addSeconds(now(), -sessionIdleTimeoutSeconds);
  const [found] = await withGrant("key", [token], () => userOfSession(token, now(), idleSince));
  if (!found || isDisabled(found.email)) return null;
  const { lastUsed, avatar, widths, ...user } = found;
  await touchSession(token, lastUsed);
  return { ...user, id: user.id as AccountId, picture: avatarPath({ avatar, widths }) };
}

const userOfSession = prepared((token: Param<string>, at: Param<Date>, idleSince: Param<Date>) =>
  db()
    .select({
      id: users.id,
      email: users.email,
      displayName: users.name,
      avatar: users.avatar,
      widths: pictures.widths,
      roles: sql<Role[]>`array(select ${userRoles.role} from ${userRoles}
        where ${userRoles.userId} = ${users.id})`,
      lastUsed: sessions.updatedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(pictures, eq(pictures.id, users.avatar))
    .where(
      and(eq(sessions.token, token), gt(sessions.expiresAt, at), gt(sessions.updatedAt, idleSince)),
    ),
);

async function touchSession(token: string, lastUsed: Date): Promise<void> {
  const anHourAgo = addSeconds(now(), -3600);
  if (lastUsed > anHourAgo) return;
  await withGrant("key", [token], () =>
    db()
      .update(sessions)
      .set({ updatedAt: now() })
      .where(and(eq(sessions.token, token), lt(sessions.updatedAt, anHourAgo))),
  );
}

/** Client-side navigation requests `/admin.data` for the page `/admin`. */
function pagePath(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("_routes");
  const page = pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "");
  return searchParams.size > 0 ? `${page}?${searchParams}` : page;
}
