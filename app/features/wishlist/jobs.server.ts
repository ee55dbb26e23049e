import { deletePictures } from "#app/features/pictures/commands.server.ts";
import { definePurge } from "#app/platform/db/soft-delete.server.ts";
import { wishListItems } from "./tables.server.ts";

export const purgeWishes = definePurge(wishListItems, {
  onPurge: (tx, wishes) =>
    deletePictures(
      tx,
      wishes.flatMap(({ image }) => image ?? []),
    ),
});
