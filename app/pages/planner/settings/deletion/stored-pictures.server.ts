import { eq } from "drizzle-orm";
import { guestPhotos } from "#app/features/gallery/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { heroImages } from "#app/features/weddings/tables.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";

const pictureColumns = [
  { wedding: heroImages.weddingId, picture: heroImages.id },
  { wedding: guestPhotos.weddingId, picture: guestPhotos.id },
  { wedding: wishListItems.weddingId, picture: wishListItems.image },
];

/** The ids of every picture that is stored for a wedding, of those in the bin as well. */
export async function storedPicturesOf(
  tx: Transaction,
  weddingId: OwnedWeddingId,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { wedding, picture } of pictureColumns) {
    const found = await tx
      .select({ id: picture })
      .from(picture.table)
      .where(eq(wedding, weddingId));
    ids.push(...found.flatMap(({ id }) => id ?? []));
  }
  return ids;
}
