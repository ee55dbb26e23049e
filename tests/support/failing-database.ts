import { sql } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";

/** Does `work` while every query of a table of the test's database fails. */
export async function withoutTable<Done>(table: string, work: () => Promise<Done>): Promise<Done> {
  const [name, elsewhere] = [sql.identifier(table), sql.identifier(`${table}_elsewhere`)];
  await db().execute(sql`alter table ${name} rename to ${elsewhere}`);
  try {
    return await work();
  } finally {
    await db().execute(sql`alter table ${elsewhere} rename to ${name}`);
  }
}
