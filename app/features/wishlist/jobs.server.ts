import { and, eq } from "drizzle-orm";
import { deletePictures } from "#app/features/pictures/commands.server.ts";
import { isPurgeable } from "#app/features/weddings/soft-delete/queries.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { wishListItems } from "./tables.server.ts";

export const purgeWishes = defineJob("purge-wishes", purge, { schedule: "35 * * * *" });

async function purge(): Promise<void> {
  const purgeable = isPurgeable(wishListItems.deletedAt);
  const { weddingId, id } = wishListItems;
  const found = await db().select({ weddingId, id }).from(wishListItems).where(purgeable);
  for (const wish of found) {
    // A concurrent restore wins.
    await transaction(async (tx) => {
      const [removed] = await tx
        .delete(wishListItems)
        .where(and(eq(weddingId, wish.weddingId), eq(id, wish.id), purgeable))
        .returning({ image: wishListItems.image });
      if (removed?.image) await deletePictures(tx, [removed.image]);
    });
  }
}
