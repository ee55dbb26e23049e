import type { Transaction } from "#app/platform/db/database.server.ts";
import { defineJob, enqueue } from "#app/platform/jobs/jobs.server.ts";
import { deletePicture } from "./pictures.server.ts";

/** How many one run deletes; several runs share the rest. */
const atOnce = 100;

/** Removes the files of pictures whose rows are gone. */
export const deletePictures = defineJob<{ ids: string[] }>(
  "delete-pictures",
  async ({ ids }) => {
    for (const id of ids) await deletePicture(id);
  },
  { retries: 30, timeout: 300 },
);

/** Lets the files of pictures go as soon as `tx`, which deletes their rows, is committed. */
export async function letPicturesGo(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (let i = 0; i < ids.length; i += atOnce) {
    await enqueue(tx, deletePictures, { ids: ids.slice(i, i + atOnce) });
  }
}
