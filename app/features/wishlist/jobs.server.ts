import { and, eq } from "drizzle-orm";
import { isPastRestoring } from "#app/features/weddings/deleting/queries.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { deletePicture } from "#app/platform/pictures/pictures.server.ts";
import { wishListItems } from "./tables.server.ts";

/** Removes wishes that were deleted and not taken back, with their pictures. */
export const purgeWishes = defineJob("purge-wishes", purge, { schedule: "35 * * * *" });

async function purge(): Promise<void> {
  const isOver = isPastRestoring(wishListItems.deletedAt);
  const { weddingId, id } = wishListItems;
  const found = await db().select({ weddingId, id }).from(wishListItems).where(isOver);
  for (const wish of found) {
    // Whoever takes it back at this moment wins; when the files cannot go, the row stays.
    await transaction(async (tx) => {
      const [removed] = await tx
        .delete(wishListItems)
        .where(and(eq(weddingId, wish.weddingId), eq(id, wish.id), isOver))
        .returning({ image: wishListItems.image });
      if (removed?.image) await deletePicture(removed.image);
    });
  }
}
