import { eq } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import type { OwnedWeddingId, PublicWeddingId } from "./access.server.ts";
import { weddings } from "./tables.server.ts";

export type Wedding = typeof weddings.$inferSelect;

/** Everything stored of one wedding; throws 404 when it was deleted since the gate. */
export async function loadWedding(weddingId: OwnedWeddingId | PublicWeddingId): Promise<Wedding> {
  const [wedding] = await db().select().from(weddings).where(eq(weddings.id, weddingId));
  if (!wedding) throw notFound();
  return wedding;
}
