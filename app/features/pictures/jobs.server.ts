import { and, isNotNull, lt, or } from "drizzle-orm";
import { batchesOf } from "#app/platform/batches.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { isUnreferenced, storedIds } from "#app/platform/db/references.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { deleteOrphanedFiles } from "#app/platform/storage/stored-folders.server.ts";
import { deletePictures } from "./commands.server.ts";
import { pictures } from "./tables.server.ts";

const hourMs = 3600 * 1000;
const uploadGraceMs = 24 * hourMs;
/** A couple may sign up and finish the wizard on another day. */
const unclaimedGraceMs = 48 * hourMs;
const batchSize = 100;

export const purgePictures = defineJob("purge-pictures", purge, {
  schedule: "20 4 * * *",
  timeoutSeconds: 900,
});

async function purge(): Promise<void> {
  const msAgo = (ms: number) => new Date(now().getTime() - ms);
  const found = await db()
    .select({ id: pictures.id })
    .from(pictures)
    .where(
      and(
        or(
          lt(pictures.createdAt, msAgo(unclaimedGraceMs)),
          and(
            or(isNotNull(pictures.weddingId), isNotNull(pictures.uploadedBy)),
            lt(pictures.createdAt, msAgo(uploadGraceMs)),
          ),
        ),
        await isUnreferenced(db(), pictures),
      ),
    );
  const ids = found.map(({ id }) => id);
  for (const batch of batchesOf(ids, batchSize)) {
    await transaction((tx) => deletePictures(tx, batch));
  }
  await deleteOrphanedFiles("pictures", msAgo(uploadGraceMs), (ids) => storedIds(pictures, ids));
}
