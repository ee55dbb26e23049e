import { z } from "zod";
import { emptyToNull, line, requiredId, text } from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { maxLengths } from "./rules.ts";
import { galleryTexts } from "./texts.ts";

const { name: required } = galleryTexts.errors;

/** Without the photos, which are read as a stream. */
export const photoSchema = z.object({
  guestName: line({
    max: maxLengths.guestName,
    required,
    tooLong: tooLong("Navnet", maxLengths.guestName),
  }),
  caption: text({
    max: maxLengths.caption,
    tooLong: tooLong("Bildeteksten", maxLengths.caption),
  }).transform(emptyToNull),
});

export const photoRef = z.object({ photo: requiredId() });
