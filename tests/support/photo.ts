import { randomUUID } from "node:crypto";
import { guestPhotos } from "#app/features/gallery/tables.server.ts";
import { blockedVisitors } from "#app/features/weddings/submissions/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";

/** Puts the row of a guest's photo, without files, into the test's database; answers its id. */
export async function insertPhoto(
  weddingId: string,
  given: Partial<typeof guestPhotos.$inferInsert> = {},
  { hidden = false } = {},
): Promise<string> {
  const [id, visitorId] = [randomUUID(), given.visitorId ?? randomUUID()];
  const picture = { width: 900, height: 600, widths: [320, 640, 900] };
  await db()
    .insert(guestPhotos)
    .values({ id, weddingId, visitorId, contentHash: id, guestName: "Kari", ...picture, ...given });
  if (hidden) await db().insert(blockedVisitors).values({ weddingId, visitorId });
  return id;
}
