import { definePurge } from "#app/platform/db/soft-delete.server.ts";
import { deletePicture } from "#app/platform/pictures/pictures.server.ts";
import { guestPhotos } from "../tables.server.ts";

export const purgePhotos = definePurge(guestPhotos, { onPurge: ({ id }) => deletePicture(id) });
