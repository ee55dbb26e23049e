import { z } from "zod";
import {
  choice,
  count,
  date,
  line,
  optional,
  requiredId,
  text,
  version,
} from "#app/platform/http/form-fields.server.ts";
import { maxGuestCount, maxLengths, pairings, themeIds } from "./rules.ts";
import { texts } from "./texts.ts";

const { errors } = texts;

const limited = (field: keyof typeof maxLengths) => ({
  max: maxLengths[field],
  tooLong: errors.tooLong(maxLengths[field]),
});

/** Empty optional text is "", an empty number or image null. */
export const newWeddingSchema = z.object({
  partners: optional(choice(pairings), "bride-groom"),
  bride: line({ ...limited("bride"), required: errors.bride }),
  groom: line({ ...limited("groom"), required: errors.groom }),
  weddingDate: date({
    min: "1900-01-01",
    max: "2200-12-31",
    invalid: errors.date,
    outOfRange: errors.dateRange,
  }),
  venue: line(limited("venue")),
  city: line(limited("city")),
  selectedTheme: choice(themeIds, errors.theme),
  heroImage: optional(requiredId(errors.heroImageGone), null),
  story: text({ ...limited("story"), required: errors.story }),
  theme: line(limited("theme")),
  colors: line(limited("colors")),
  guestCount: optional(count({ max: maxGuestCount, invalid: errors.guestCount }), null),
  ceremony: text(limited("ceremony")),
  reception: text(limited("reception")),
});

/** The version is the one that the edit began with. */
export const editedWeddingSchema = newWeddingSchema.extend({
  story: text(limited("story")),
  version: version(),
});

export type NewWedding = z.output<typeof newWeddingSchema>;
