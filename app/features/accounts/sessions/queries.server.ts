import { and, desc, eq, gt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { SignedInUser } from "../access.server.ts";
import { addSeconds, sessionIdleTimeoutSeconds } from "../rules.ts";
import { sessions } from "../tables.server.ts";
import { sessionToken } from "./access.server.ts";

/** Returns the user's sessions, the current one first, then the most recently used. */
export async function listSessions(user: SignedInUser, request: Request) {
  const token = sessionToken(request);
  const rows = await db()
    .select({
      id: sessions.id,
      token: sessions.token,
      userAgent: sessions.userAgent,
      begun: sessions.createdAt,
      lastUsed: sessions.updatedAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, user.id),
        gt(sessions.expiresAt, now()),
        gt(sessions.updatedAt, addSeconds(now(), -sessionIdleTimeoutSeconds)),
      ),
    )
    .orderBy(desc(sessions.updatedAt), sessions.id);
  return rows
    .map(({ token: stored, ...session }) => ({ ...session, isCurrent: stored === token }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
