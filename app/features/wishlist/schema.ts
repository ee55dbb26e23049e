import { z } from "zod";
import { cleanLine } from "#app/platform/http/clean-text.ts";
import { isUuid, nilUuid } from "#app/platform/uuid.ts";
import { maxNameLength } from "./rules.ts";
import { wishlistTexts } from "./texts.ts";

const { errors } = wishlistTexts;

/** The form with which a guest gives a wish back. What is no id is the id of no wish. */
export const releaseSchema = z.object({
  wishId: z.string().refine(isUuid).catch(nilUuid),
});

/** The form with which a guest reserves a wish. */
export const reservationSchema = releaseSchema.extend({
  guestName: z
    .string(errors.name)
    .transform(cleanLine)
    .refine((name) => name !== "", errors.name)
    .refine((name) => name.length <= maxNameLength, errors.tooLong(maxNameLength)),
});
