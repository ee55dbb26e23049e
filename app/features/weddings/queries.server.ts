import { and, eq } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import type { OwnedWeddingId, PublicWeddingId } from "./access.server.ts";
import { heroImages, weddings } from "./tables.server.ts";

export type Wedding = typeof weddings.$inferSelect;
export type HeroImage = typeof heroImages.$inferSelect;

/** Everything stored of one wedding; throws 404 when it was deleted since the gate. */
export async function loadWedding(weddingId: OwnedWeddingId | PublicWeddingId): Promise<Wedding> {
  const [wedding] = await db().select().from(weddings).where(eq(weddings.id, weddingId));
  if (!wedding) throw notFound();
  return wedding;
}

/** The wedding's cover picture, or null. */
export async function findHeroImage(wedding: Wedding): Promise<HeroImage | null> {
  if (!wedding.heroImage) return null;
  const [image] = await db()
    .select()
    .from(heroImages)
    .where(and(eq(heroImages.id, wedding.heroImage), eq(heroImages.weddingId, wedding.id)));
  return image ?? null;
}
