import { z } from "zod";
import { checkbox, id, optional } from "#app/platform/http/form-fields.server.ts";

export const pictureRef = z.object({ id: id() });

/** `before` is null for the end. */
export const movePictureSchema = pictureRef.extend({ before: optional(id(), null) });

export const showsDatesSchema = z.object({ showsDates: checkbox() });

export const nothingSchema = z.object({});
