import { randomUUID } from "node:crypto";
import {
  type PublicWeddingId,
  requirePublicWedding,
} from "#app/features/weddings/access.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { insertWedding } from "./owner.ts";

/** A wedding of its own, as guests have it. */
export async function openWedding(
  given: Parameters<typeof insertWedding>[0] = {},
): Promise<PublicWeddingId> {
  const id = await insertWedding(given);
  return requirePublicWedding(new Request(`http://jaord.test/wedding?id=${id}`));
}

/** Puts a wish on a wedding's list and answers its id. */
export async function insertWish(
  weddingId: string,
  given: Partial<typeof wishListItems.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await db()
    .insert(wishListItems)
    .values({ weddingId, id, title: "Vaffeljern", position: 1, ...given });
  return id;
}
