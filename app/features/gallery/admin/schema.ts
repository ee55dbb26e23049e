import { z } from "zod";
import { choice, list, optional, requiredId } from "#app/platform/http/form-fields.server.ts";
import { photoStatuses } from "../rules.ts";
import { photosPerPage } from "./rules.ts";

const photos = list(requiredId(), { max: photosPerPage });

export const photoRef = z.object({ photo: requiredId() });
export const photoRefs = z.object({ photo: list(requiredId(), { min: 1, max: photosPerPage }) });

export const moveSchema = z.object({
  shown: photos,
  awaiting: photos,
  hidden: photos,
  only: optional(choice(photoStatuses), undefined),
});

export const approvalSchema = z.object({ approve: choice(["on", "off"]) });
