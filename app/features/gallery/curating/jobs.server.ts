import { and, eq, lt } from "drizzle-orm";
import { deletedKeptMs } from "#app/features/weddings/guest-entries/rules.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { deletePicture } from "#app/platform/pictures/pictures.server.ts";
import { guestPhotos } from "../tables.server.ts";

/** Removes for good what owners deleted an hour ago, with all its files. */
export const purgePhotos = defineJob("purge-photos", purgeDeleted, {
  schedule: "*/10 * * * *",
  timeout: 600,
});

async function purgeDeleted(): Promise<void> {
  const isPast = lt(guestPhotos.deletedAt, new Date(now().getTime() - deletedKeptMs));
  const { weddingId, id } = guestPhotos;
  const found = await db().select({ weddingId, id }).from(guestPhotos).where(isPast);
  for (const photo of found) {
    // Whoever takes the deletion back at this moment wins; when the files cannot go, the row stays.
    await transaction(async (tx) => {
      const removed = await tx
        .delete(guestPhotos)
        .where(and(eq(weddingId, photo.weddingId), eq(id, photo.id), isPast))
        .returning({ id });
      if (removed.length > 0) await deletePicture(photo.id);
    });
  }
}
