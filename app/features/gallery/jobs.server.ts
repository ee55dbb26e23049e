import { and, eq } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { addAvif, deletePicture } from "#app/platform/pictures/pictures.server.ts";
import { guestPhotos } from "./tables.server.ts";

export interface PhotoToShrink {
  weddingId: string;
  id: string;
}

/** Makes the smaller AVIF variants of a photo that is already shown. */
export const shrinkPhoto = defineJob("shrink-photo", makeAvif, { timeout: 600 });

async function makeAvif({ weddingId, id }: PhotoToShrink): Promise<void> {
  const photo = and(eq(guestPhotos.weddingId, weddingId), eq(guestPhotos.id, id));
  const [found] = await db().select({ widths: guestPhotos.widths }).from(guestPhotos).where(photo);
  if (!found || !(await addAvif(id, found.widths))) return;
  const marked = await db()
    .update(guestPhotos)
    .set({ hasAvif: true })
    .where(photo)
    .returning({ id: guestPhotos.id });
  // The photo was purged meanwhile.
  if (marked.length === 0) await deletePicture(id);
}
