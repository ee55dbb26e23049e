import { z } from "zod";
import { cleanLine, cleanText } from "#app/platform/http/clean-text.ts";
import { maxGuestCount, maxLengths, pairings, themeIds } from "./rules.ts";
import { texts } from "./texts.ts";

const { errors } = texts;

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Empty optional text is "", an empty number or image null. */
export const newWeddingSchema = z.object({
  partners: z.enum(pairings).default("bride-groom"),
  bride: name(errors.bride),
  groom: name(errors.groom),
  weddingDate: z.iso
    .date({ error: errors.date })
    .refine((date) => date >= "1900-01-01" && date < "2201-01-01", errors.dateRange),
  venue: optional(cleanLine, maxLengths.venue),
  city: optional(cleanLine, maxLengths.city),
  selectedTheme: z.enum(themeIds, { error: errors.theme }),
  heroImage: z.uuid({ error: errors.heroImageGone }).nullish().default(null),
  story: required(cleanText, maxLengths.story, errors.story),
  theme: optional(cleanLine, maxLengths.theme),
  colors: optional(cleanLine, maxLengths.colors),
  guestCount: z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, errors.guestCount)
    .transform(Number)
    .refine((count) => count <= maxGuestCount, errors.guestCount)
    .nullish()
    .default(null),
  ceremony: optional(cleanText, maxLengths.ceremony),
  reception: optional(cleanText, maxLengths.reception),
});

/** The story may be empty. `version` is the one that the edit began with. */
export const editedWeddingSchema = newWeddingSchema.extend({
  story: optional(cleanText, maxLengths.story),
  version: z.coerce.number().int().positive().catch(0),
});

export type NewWedding = z.output<typeof newWeddingSchema>;

type Clean = (text: string) => string;

// Checks must be refinements: form parsing turns empty text inside a pipe into undefined.

function name(missing: string) {
  return required(cleanLine, maxLengths.bride, missing);
}

function required(clean: Clean, max: number, missing: string) {
  return z
    .string({ error: missing })
    .overwrite(clean)
    .regex(visible, { error: missing, abort: true })
    .max(max, errors.tooLong(max));
}

function optional(clean: Clean, max: number) {
  return z.string().overwrite(clean).max(max, errors.tooLong(max)).default("");
}
