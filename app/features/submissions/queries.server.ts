import { and, desc, eq, gt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import type { db, Transaction } from "#app/platform/db/database.server.ts";
import { type Submission, visitorWindowMs } from "./rules.ts";
import { submissions } from "./tables.server.ts";

/** Returns the seconds until the visitor may send one more of this kind; 0 for now. */
export async function waitOf(
  connection: Transaction | ReturnType<typeof db>,
  { audience, visitorId, kind }: Submission,
): Promise<number> {
  const since = new Date(now().getTime() - visitorWindowMs);
  const [last] = await connection
    .select({ createdAt: submissions.createdAt })
    .from(submissions)
    .where(
      and(
        eq(submissions.audience, audience),
        eq(submissions.visitorId, visitorId),
        eq(submissions.kind, kind.name),
        gt(submissions.createdAt, since),
      ),
    )
    .orderBy(desc(submissions.createdAt))
    .limit(1)
    .offset(kind.maxPerVisitor - 1);
  return last ? Math.ceil((last.createdAt.getTime() - since.getTime()) / 1000) : 0;
}
