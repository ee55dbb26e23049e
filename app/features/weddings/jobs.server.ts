import { and, eq, isNull, lt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { deletePicture } from "#app/platform/pictures/pictures.server.ts";
import { heroImages } from "./tables.server.ts";

/** How long an uploaded image waits for its wedding. */
const patienceMs = 48 * 3600 * 1000;

/** Deletes images that no wedding claimed, with their files. */
export const sweepHeroImages = defineJob("sweep-hero-images", removeUnclaimed, {
  schedule: "20 4 * * *",
  timeout: 600,
});

async function removeUnclaimed(): Promise<void> {
  const before = new Date(now().getTime() - patienceMs);
  const unclaimed = and(isNull(heroImages.weddingId), lt(heroImages.createdAt, before));
  const found = await db().select({ id: heroImages.id }).from(heroImages).where(unclaimed);
  for (const { id } of found) {
    // A wedding that claims the image now wins; when the files cannot be deleted, the row stays.
    await transaction(async (tx) => {
      const removed = await tx
        .delete(heroImages)
        .where(and(eq(heroImages.id, id), unclaimed))
        .returning({ id: heroImages.id });
      if (removed.length > 0) await deletePicture(id);
    });
  }
}
