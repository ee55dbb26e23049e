import { and, lt } from "drizzle-orm";
import { batchesOf } from "#app/platform/batches.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { isUnreferenced, storedIds } from "#app/platform/db/references.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { deleteOrphanedFiles } from "#app/platform/storage/stored-folders.server.ts";
import { deleteDocuments } from "./commands.server.ts";
import { documents } from "./tables.server.ts";

const uploadGraceMs = 24 * 3600 * 1000;
const batchSize = 100;

export const purgeDocuments = defineJob(
  "purge-documents",
  async () => {
    const limit = new Date(now().getTime() - uploadGraceMs);
    const found = await db()
      .select({ id: documents.id })
      .from(documents)
      .where(and(lt(documents.createdAt, limit), await isUnreferenced(db(), documents)));
    const ids = found.map(({ id }) => id);
    for (const batch of batchesOf(ids, batchSize)) {
      await transaction((tx) => deleteDocuments(tx, batch));
    }
    await deleteOrphanedFiles("documents", limit, (ids) => storedIds(documents, ids));
  },
  { schedule: "40 4 * * *", timeoutSeconds: 900 },
);
