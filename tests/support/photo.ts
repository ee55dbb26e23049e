import { randomUUID } from "node:crypto";
import { guestPhotos } from "#app/features/gallery/tables.server.ts";
import { blockedVisitors } from "#app/features/weddings/blocked-visitors/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";

/** Inserts a guest photo without files. Returns its id. */
export async function insertPhoto(
  weddingId: string,
  overrides: Partial<typeof guestPhotos.$inferInsert> = {},
  { hidden = false } = {},
): Promise<string> {
  const [id, visitorId] = [randomUUID(), overrides.visitorId ?? randomUUID()];
  const picture = { width: 900, height: 600, widths: [320, 640, 900] };
  await db()
    .insert(guestPhotos)
    .values({
      id,
      weddingId,
      visitorId,
      contentHash: id,
      guestName: "Kari",
      ...picture,
      ...overrides,
    });
  if (hidden) await db().insert(blockedVisitors).values({ weddingId, visitorId });
  return id;
}
