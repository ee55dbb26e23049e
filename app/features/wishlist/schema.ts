import { z } from "zod";
import { cleanLine } from "#app/platform/http/clean-text.ts";
import { isUuid, nilUuid } from "#app/platform/uuid.ts";
import { maxNameLength } from "./rules.ts";
import { wishlistTexts } from "./texts.ts";

const { errors } = wishlistTexts;

/** Malformed ids become the nil UUID, which matches nothing. */
export const releaseSchema = z.object({
  wishId: z.string().refine(isUuid).catch(nilUuid),
});

export const reservationSchema = releaseSchema.extend({
  guestName: z
    .string(errors.name)
    .transform(cleanLine)
    .refine((name) => name !== "", errors.name)
    .refine((name) => name.length <= maxNameLength, errors.tooLong(maxNameLength)),
});
