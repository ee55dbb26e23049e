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

/**
 * Does `work` while the database refuses to write rows: `writing` is such as "update on weddings".
 * @param run runs statements where it is not the test's own database
 */
export async function whileRefused<Done>(
  writing: string,
  work: () => Promise<Done>,
  run: (statements: string) => Promise<unknown> = (statements) => db().execute(statements),
): Promise<Done> {
  await run(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before ${writing} for each row execute function refuse()`);
  try {
    return await work();
  } finally {
    await run("drop function refuse cascade");
  }
}
