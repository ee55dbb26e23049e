import { db } from "#app/platform/db/database.server.ts";

type Run = (statements: string) => Promise<unknown>;

const onTestDatabase: Run = (statements) => db().execute(statements);

/**
 * Does `work` while every query of a table fails.
 * @param run runs statements where it is not the test's own database
 */
export async function withoutTable<Done>(
  table: string,
  work: () => Promise<Done>,
  run: Run = onTestDatabase,
): Promise<Done> {
  await run(`alter table ${table} rename to ${table}_elsewhere`);
  try {
    return await work();
  } finally {
    await run(`alter table ${table}_elsewhere rename to ${table}`);
  }
}

/**
 * Does `work` while the database refuses to write rows: `writing` is such as "update on weddings".
 * @param run runs statements where it is not the test's own database
 */
export async function whileRefused<Done>(
  writing: string,
  work: () => Promise<Done>,
  run: Run = onTestDatabase,
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
