import { inArray, sql } from "drizzle-orm";
import { users } from "#app/features/accounts/tables.server.ts";
import { guestPhotos } from "#app/features/gallery/tables.server.ts";
import { heroImages } from "#app/features/weddings/tables.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { sweepPictures } from "#app/platform/pictures/pictures.server.ts";

/** The sweep deletes the files of pictures that no column here references. */
export const pictureColumns = [heroImages.id, guestPhotos.id, wishListItems.image];

const avatarId = sql<string | null>`substring(${users.image} from '[0-9a-f]{8}-[0-9a-f-]{27}')`;

const dayMs = 24 * 3600 * 1000;

export const sweepStrayPictures = defineJob(
  "sweep-stray-pictures",
  () => sweepPictures(new Date(now().getTime() - dayMs), known),
  { schedule: "50 4 * * *", timeout: 900 },
);

async function known(ids: string[]): Promise<ReadonlySet<string>> {
  const found = await Promise.all([
    db().select({ id: avatarId }).from(users).where(inArray(avatarId, ids)),
    ...pictureColumns.map((column) =>
      db().select({ id: column }).from(column.table).where(inArray(column, ids)),
    ),
  ]);
  return new Set(found.flat().flatMap(({ id }) => id ?? []));
}
