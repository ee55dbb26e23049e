import { inArray } from "drizzle-orm";
import { guestPhotos } from "#app/features/gallery/tables.server.ts";
import { heroImages } from "#app/features/weddings/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { sweepPictures } from "#app/platform/pictures/pictures.server.ts";

/** Every table whose rows are stored pictures; of others the sweep would delete the files. */
export const pictureTables = [heroImages, guestPhotos];

const dayMs = 24 * 3600 * 1000;

/** Deletes the files of pictures whose row was never written, or went without them. */
export const sweepStrayPictures = defineJob(
  "sweep-stray-pictures",
  () => sweepPictures(new Date(now().getTime() - dayMs), known),
  { schedule: "50 4 * * *", timeout: 900 },
);

async function known(ids: string[]): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    pictureTables.map((table) =>
      db().select({ id: table.id }).from(table).where(inArray(table.id, ids)),
    ),
  );
  return new Set(found.flat().map(({ id }) => id));
}
