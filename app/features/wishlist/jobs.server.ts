import { definePurge } from "#app/platform/db/soft-delete.server.ts";
import { deletePicture } from "#app/platform/pictures/pictures.server.ts";
import { wishListItems } from "./tables.server.ts";

export const purgeWishes = definePurge(wishListItems, {
  onPurge: async ({ image }) => {
    if (image) await deletePicture(image);
  },
});
