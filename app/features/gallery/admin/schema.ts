import { z } from "zod";
import { choice, ids, optional, requiredId } from "#app/platform/http/form-fields.server.ts";
import { maxPhotos, photoStatuses } from "../rules.ts";
import { photoFilters } from "./rules.ts";

const photos = ids({ max: maxPhotos });
/** All photos of a filter, instead of those that are named. */
const matching = optional(choice(photoFilters), null);

export const photoRef = z.object({ photo: requiredId() });
export const photoRefs = z
  .object({ photo: photos, matching })
  .refine(
    ({ photo, matching: filter }) => filter !== null || photo.length > 0,
    "Velg minst ett bilde",
  );

export const moveSchema = z.object({
  shown: photos,
  awaiting: photos,
  hidden: photos,
  matching,
  /** The status that matching photos get. */
  to: optional(choice(photoStatuses), null),
  only: optional(choice(photoStatuses), undefined),
});

export const approvalSchema = z.object({ approve: choice(["on", "off"]) });
