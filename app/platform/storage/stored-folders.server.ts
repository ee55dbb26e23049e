import { batchesOf } from "#app/platform/batches.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db/database.server.ts";
import { defineJob, enqueue, type Job } from "#app/platform/jobs/jobs.server.ts";
import { unlessFilesAreRetained } from "./file-retention.server.ts";
import { storage } from "./storage.server.ts";

/** Rows of the table with this name own the files `<folder>/<id>/<name>`. */
export type StoredFolder = "pictures" | "documents";

export type FileDeletion = Job<{ ids: string[] }>;

const storedKeyPattern = /^[a-z]+\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//;
const deletionBatchSize = 100;
const orphanBatchSize = 500;
const retainedRetryMs = 60_000;

export async function deleteFiles(folder: StoredFolder, id: string): Promise<void> {
  await storage().deletePrefix(`${folder}/${id}/`);
}

/** Defines the job that deletes the files of rows, later while files are retained. */
export function defineFileDeletion(name: string, folder: StoredFolder): FileDeletion {
  const job: FileDeletion = defineJob(
    name,
    async ({ ids }) => {
      const isDone = await unlessFilesAreRetained(async () => {
        for (const id of ids) await deleteFiles(folder, id);
      });
      if (isDone) return;
      const startAfter = new Date(now().getTime() + retainedRetryMs);
      await enqueue(db(), job, { ids }, { startAfter });
    },
    { retries: 30, timeoutSeconds: 300 },
  );
  return job;
}

/** Deletes the files once `tx`, which deletes their rows, has committed. */
export async function enqueueFileDeletion(
  tx: Transaction,
  job: FileDeletion,
  ids: readonly string[],
): Promise<void> {
  for (const batch of batchesOf(ids, deletionBatchSize)) {
    await enqueue(tx, job, { ids: batch });
  }
}

/** Keeps newer files, whose rows may not be committed yet, and all while files are retained. */
export async function deleteOrphanedFiles(
  folder: StoredFolder,
  olderThan: Date,
  findReferenced: (ids: string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const found = new Set<string>();
  for await (const { key, modifiedAt } of storage().list(`${folder}/`)) {
    const id = storedKeyPattern.exec(key)?.[1];
    if (id && modifiedAt < olderThan) found.add(id);
  }
  for (const batch of batchesOf([...found], orphanBatchSize)) {
    await unlessFilesAreRetained(async () => {
      const referenced = await findReferenced(batch);
      for (const id of batch) if (!referenced.has(id)) await deleteFiles(folder, id);
    });
  }
}
