import { deletePictures } from "#app/features/pictures/commands.server.ts";
import { definePurge } from "#app/platform/db/soft-delete.server.ts";
import { guestPhotos } from "../tables.server.ts";

export const purgePhotos = definePurge(guestPhotos, {
  onPurge: (tx, photos) =>
    deletePictures(
      tx,
      photos.map(({ id }) => id),
    ),
});
