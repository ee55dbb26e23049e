import type { Transaction } from "#app/platform/db/database.server.ts";
import { defineJob, enqueue } from "#app/platform/jobs/jobs.server.ts";
import { deletePictureFiles } from "./pictures.server.ts";

const batchSize = 100;

export const deletePictures = defineJob<{ ids: string[] }>(
  "delete-pictures",
  async ({ ids }) => {
    for (const id of ids) await deletePictureFiles(id);
  },
  { retries: 30, timeout: 300 },
);

/** Deletes the files of pictures once `tx`, which deletes their rows, has committed. */
export async function enqueueFileDeletion(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (let i = 0; i < ids.length; i += batchSize) {
    await enqueue(tx, deletePictures, { ids: ids.slice(i, i + batchSize) });
  }
}
