import { z } from "zod";
import { photosPerPage } from "./rules.ts";

const photoId = z.uuid().transform((id) => id.toLowerCase());
const photos = z.array(photoId).max(photosPerPage);
const optionalPhotos = photos.optional();

export const photoRef = z.object({ photo: photoId });
export const photoRefs = z.object({ photo: photos.min(1) });

export const moveSchema = z.object({
  shown: optionalPhotos,
  awaiting: optionalPhotos,
  hidden: optionalPhotos,
  only: z.enum(["shown", "awaiting", "hidden"]).optional(),
});

export const approvalSchema = z.object({ approve: z.enum(["on", "off"]) });
