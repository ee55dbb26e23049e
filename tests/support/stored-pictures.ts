import { sql } from "drizzle-orm";
import { storePicture } from "#app/features/pictures/commands.server.ts";
import type { PictureOwner } from "#app/features/pictures/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { JpegKind } from "#app/platform/pictures/encode.server.ts";
import { deletePictures } from "#app/platform/pictures/pictures.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { solidPicture } from "./pictures.ts";

export async function storeSmallPicture(
  owner: PictureOwner | null = null,
  jpeg: JpegKind = "preview",
) {
  const bytes = await solidPicture(20, 10).jpeg().toBuffer();
  const stored = await storePicture(bytes, { widths: [10], jpeg }, owner);
  if (!stored.ok) throw new Error(stored.reason);
  return stored.picture;
}

export async function listStoredPictures(): Promise<string[]> {
  const keys = await Array.fromAsync(storage().list("pictures/"), ({ key }) => key);
  return [...new Set(keys.map((key) => key.split("/")[1] ?? ""))].sort();
}

/** Runs the queued jobs that delete files. */
export async function runFileDeletions(): Promise<void> {
  const { rows } = await db().execute<{ id: string; data: { ids: string[] } }>(
    sql`delete from pgboss.job where name = ${deletePictures.name} returning id, data`,
  );
  for (const { id, data } of rows) await deletePictures.run(data, id);
}
