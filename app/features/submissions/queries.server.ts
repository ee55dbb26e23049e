import { and, desc, eq, gt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { type Database, db, type Transaction } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { type Submission, visitorWindowMs } from "./rules.ts";
import { submissions } from "./tables.server.ts";

/** Returns the seconds until the visitor may send one more of this kind; 0 for now. */
export async function waitOf(
  connection: Database | Transaction,
  { audience, visitorId, kind }: Submission,
): Promise<number> {
  const since = new Date(now().getTime() - visitorWindowMs);
  const skipped = kind.maxPerVisitor - 1;
  const newest = newestSince.within(connection, audience, visitorId, kind.name, since, skipped);
  const [last] = await newest;
  return last ? Math.ceil((last.createdAt.getTime() - since.getTime()) / 1000) : 0;
}

const newestSince = prepared(
  (
    audience: Param<string>,
    visitorId: Param<string>,
    kind: Param<string>,
    since: Param<Date>,
    skipped: Param<number>,
  ) =>
    db()
      .select({ createdAt: submissions.createdAt })
      .from(submissions)
      .where(
        and(
          eq(submissions.audience, audience),
          eq(submissions.visitorId, visitorId),
          eq(submissions.kind, kind),
          gt(submissions.createdAt, since),
        ),
      )
      .orderBy(desc(submissions.createdAt))
      .limit(1)
      .offset(skipped),
);
