import { z } from "zod";
import { cleanLine, cleanText } from "#app/platform/http/clean-text.ts";
import { maxLengths } from "./rules.ts";
import { galleryTexts } from "./texts.ts";

const { errors } = galleryTexts;

/** Leaves out the photos, which are read as a stream. */
export const photoSchema = z.object({
  guestName: z
    .string(errors.name)
    .transform(cleanLine)
    .refine((name) => name !== "", errors.name)
    .refine((name) => name.length <= maxLengths.guestName, errors.caption(maxLengths.guestName)),
  caption: z
    .string()
    .transform(cleanText)
    .refine((text) => text.length <= maxLengths.caption, errors.caption(maxLengths.caption))
    .optional()
    .transform((text) => text || null),
});

export const likeSchema = z.object({ photo: z.uuid().transform((id) => id.toLowerCase()) });
