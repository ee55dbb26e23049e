import { randomUUID } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { createCookie, redirect } from "react-router";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { servedOverHttps } from "#app/platform/http/cookies.server.ts";
import { forbidden } from "#app/platform/http/responses.server.ts";
import { secretFor } from "#app/platform/secret.server.ts";
import { auth } from "./auth.server.ts";
import { accountPath, type LinkPurpose, later, type Role, sessionIdle } from "./rules.ts";
import { sessions, userRoles, users } from "./tables.server.ts";

export interface SignedInUser {
  id: string;
  email: string;
  /** Empty until the person gives one. */
  displayName: string;
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

/** What somebody who looks at "check your mail" is waiting for. */
export interface AwaitedMail {
  purpose: LinkPurpose;
  email: string;
  next: string;
  /** A random name of this browser, so that the link knows it again. */
  browser: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** Where somebody is going, and a name for the browser: the one it has, or a new one. */
export async function errandOf(request: Request, next: string) {
  const awaited = await awaitedMail(request);
  return { next, browser: awaited?.browser ?? randomUUID() };
}

/** The mail this browser waits for, from a signed cookie; null without one. */
export async function awaitedMail(request: Request): Promise<AwaitedMail | null> {
  return (await awaitedCookie().parse(request.headers.get("Cookie"))) || null;
}

/** The Set-Cookie header that remembers for an hour which mail this browser waits for. */
export function awaitMail(mail: Omit<AwaitedMail, "sentAt">): Promise<string> {
  return awaitedCookie().serialize({ ...mail, sentAt: now().getTime() } satisfies AwaitedMail);
}

/** The Set-Cookie header that forgets it again. */
export function forgetAwaitedMail(): Promise<string> {
  return awaitedCookie().serialize("", { maxAge: 0 });
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
  if (!found) return null;
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

function awaitedCookie() {
  const secure = servedOverHttps();
  return createCookie(secure ? "__Host-awaited-mail" : "awaited-mail", {
    httpOnly: true,
    maxAge: 3600,
    path: "/",
    sameSite: "lax",
    secrets: [secretFor("awaited-mail")],
    secure,
  });
}
