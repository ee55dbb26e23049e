import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";

type RunSql = (statements: string) => Promise<unknown>;

const onTestDatabase: RunSql = (statements) => db().execute(statements);

/**
 * Runs `work` while every query of a table fails.
 * @param run runs statements on a database other than the test's own
 */
export async function withTableMissing<Done>(
  table: string,
  work: () => Promise<Done>,
  run: RunSql = onTestDatabase,
): Promise<Done> {
  await run(`alter table ${table} rename to ${table}_elsewhere`);
  try {
    return await work();
  } finally {
    await run(`alter table ${table}_elsewhere rename to ${table}`);
  }
}

/**
 * Runs `work` while writes fail; `event` is a trigger event such as "update on weddings".
 * @param run runs statements on a database other than the test's own
 */
export async function withFailingWrites<Done>(
  event: string,
  work: () => Promise<Done>,
  run: RunSql = onTestDatabase,
): Promise<Done> {
  await run(`
    create function refuse_write() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse_write before ${event} for each row execute function refuse_write()`);
  try {
    return await work();
  } finally {
    await run("drop function refuse_write cascade");
  }
}

/** Runs `work` while the folder of uploaded files cannot be written. */
export async function withFailingStorage<Result>(work: () => Promise<Result>): Promise<Result> {
  const folder = join(config().dataDir, "files");
  const movedFolder = `${folder}-aside`;
  await mkdir(folder, { recursive: true });
  await rename(folder, movedFolder);
  await writeFile(folder, "");
  try {
    return await work();
  } finally {
    await rm(folder);
    await rename(movedFolder, folder);
  }
}
