import { sql } from "drizzle-orm";
import type { Client } from "pg";
import { transaction } from "#app/platform/db/database.server.ts";
import { lockKeys } from "#app/platform/db/lock-keys.ts";

/**
 * Keeps stored files from being deleted until the client's connection ends. Waits for deletions in
 * progress, and for other clients that retain files. Must precede the snapshot that names the files.
 */
export async function retainFiles(client: Client): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [lockKeys.fileRetention]);
}

/** Runs `deleteFiles`. Returns false, without running it, while files are retained. */
export function unlessFilesAreRetained(deleteFiles: () => Promise<void>): Promise<boolean> {
  return transaction(async (tx) => {
    const { rows } = await tx.execute(
      sql`select pg_try_advisory_xact_lock_shared(${lockKeys.fileRetention}) as free`,
    );
    if (rows[0]?.free !== true) return false;
    await deleteFiles();
    return true;
  });
}
