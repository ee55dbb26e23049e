import { z } from "zod";
import { id, line } from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { maxNameLength } from "./rules.ts";
import { wishlistTexts } from "./texts.ts";

const { errors } = wishlistTexts;

export const releaseSchema = z.object({ wishId: id() });

export const reservationSchema = releaseSchema.extend({
  guestName: line({
    max: maxNameLength,
    required: errors.name,
    tooLong: tooLong("Navnet", maxNameLength),
  }),
});
