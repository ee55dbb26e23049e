import { randomUUID } from "node:crypto";
import {
  type PublicWeddingId,
  requirePublicWedding,
} from "#app/features/weddings/access.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { insertWedding } from "./owner.ts";

/** Inserts a wedding. Returns its id in the public scope. */
export async function insertPublicWedding(
  overrides: Parameters<typeof insertWedding>[0] = {},
): Promise<PublicWeddingId> {
  const id = await insertWedding(overrides);
  return requirePublicWedding(new Request(`http://jaord.test/wedding?id=${id}`));
}

/** Inserts a wish. Returns its id. */
export async function insertWish(
  weddingId: string,
  overrides: Partial<typeof wishListItems.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await db()
    .insert(wishListItems)
    .values({ weddingId, id, title: "Vaffeljern", position: 1, ...overrides });
  return id;
}
