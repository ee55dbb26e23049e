import { randomUUID } from "node:crypto";
import { guestPhotos } from "#app/features/gallery/tables.server.ts";
import { blockedVisitors } from "#app/features/weddings/blocked-visitors/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { insertPicture } from "./stored-pictures.ts";

/** Inserts a guest photo without files, of a picture of its own or of the stored `id`. */
export async function insertPhoto(
  weddingId: string,
  overrides: Partial<typeof guestPhotos.$inferInsert> = {},
  { hidden = false, hasAvif = false } = {},
): Promise<string> {
  const visitorId = overrides.visitorId ?? randomUUID();
  const id = overrides.id ?? (await insertPicture({ weddingId, hasAvif }));
  await db()
    .insert(guestPhotos)
    .values({ weddingId, visitorId, contentHash: id, guestName: "Kari", ...overrides, id });
  if (hidden) await db().insert(blockedVisitors).values({ weddingId, visitorId });
  return id;
}
