import { and, eq } from "drizzle-orm";
import { deletePictures } from "#app/features/pictures/commands.server.ts";
import { isPurgeable } from "#app/features/weddings/soft-delete/queries.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { guestPhotos } from "../tables.server.ts";

export const purgePhotos = defineJob("purge-photos", purgeDeleted, {
  schedule: "*/10 * * * *",
  timeout: 600,
});

async function purgeDeleted(): Promise<void> {
  const purgeable = isPurgeable(guestPhotos.deletedAt);
  const { weddingId, id } = guestPhotos;
  const found = await db().select({ weddingId, id }).from(guestPhotos).where(purgeable);
  for (const photo of found) {
    // A concurrent restore wins.
    await transaction(async (tx) => {
      const removed = await tx
        .delete(guestPhotos)
        .where(and(eq(weddingId, photo.weddingId), eq(id, photo.id), purgeable))
        .returning({ id });
      if (removed.length > 0) await deletePictures(tx, [photo.id]);
    });
  }
}
