import { sql } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import { isDraining } from "#app/platform/http/draining.server.ts";

/** Readiness: whether a proxy should send requests to this process. */
export async function loader() {
  if (isDraining()) return notReady("stopping");
  try {
    await db().execute(sql`select 1`);
    return Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });
  } catch {
    return notReady("database unreachable");
  }
}

function notReady(status: string): Response {
  const headers = { "Cache-Control": "no-store", "Retry-After": "2" };
  return Response.json({ status }, { status: 503, headers });
}
