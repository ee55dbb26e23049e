import { sql } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";

export async function loader() {
  try {
    await db().execute(sql`select 1`);
    return Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });
  } catch {
    return Response.json(
      { status: "database unreachable" },
      { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "2" } },
    );
  }
}
