import { and, desc, eq, gt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { SignedInUser } from "../access.server.ts";
import { auth } from "../auth.server.ts";
import { later, sessionIdle } from "../rules.ts";
import { sessions } from "../tables.server.ts";

/** Where a person is signed in, this browser first, then as lately used. */
export async function sessionsOf(user: SignedInUser, request: Request) {
  const token = await auth().api.readSessionToken({ headers: request.headers });
  const found = await db()
    .select({
      id: sessions.id,
      token: sessions.token,
      userAgent: sessions.userAgent,
      lastUsed: sessions.updatedAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, user.id),
        gt(sessions.expiresAt, now()),
        gt(sessions.updatedAt, later(now(), -sessionIdle)),
      ),
    )
    .orderBy(desc(sessions.updatedAt), sessions.id);
  return found
    .map(({ token: held, ...session }) => ({ ...session, isThis: held === token }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis));
}
