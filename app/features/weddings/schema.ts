import { z } from "zod";
import {
  choice,
  count,
  date,
  line,
  optional,
  requiredId,
  text,
  time,
  version,
} from "#app/platform/http/form-fields.server.ts";
import { maxGuestCount, maxLengths, pairings, themeIds } from "./rules.ts";
import { texts } from "./texts.ts";

const { errors } = texts;

const lengthLimit = (field: keyof typeof maxLengths) => ({
  max: maxLengths[field],
  tooLong: errors.tooLong(maxLengths[field]),
});

/** Empty optional text is "", an empty number, time or image null. */
export const newWeddingSchema = z.object({
  partners: optional(choice(pairings), "bride-groom"),
  bride: line({ ...lengthLimit("bride"), required: errors.bride }),
  groom: line({ ...lengthLimit("groom"), required: errors.groom }),
  weddingDate: date({
    min: "1900-01-01",
    max: "2200-12-31",
    invalid: errors.date,
    outOfRange: errors.dateRange,
  }),
  venue: line(lengthLimit("venue")),
  city: line(lengthLimit("city")),
  selectedTheme: choice(themeIds, errors.theme),
  heroImage: optional(requiredId(errors.heroImageGone), null),
  story: text({ ...lengthLimit("story"), required: errors.story }),
  welcomeLine: line(lengthLimit("welcomeLine")),
  theme: line(lengthLimit("theme")),
  colors: line(lengthLimit("colors")),
  guestCount: optional(count({ max: maxGuestCount, invalid: errors.guestCount }), null),
  ceremony: text(lengthLimit("ceremony")),
  ceremonyPlace: line(lengthLimit("ceremonyPlace")),
  ceremonyTime: optional(time(errors.time), null),
  reception: text(lengthLimit("reception")),
  receptionPlace: line(lengthLimit("receptionPlace")),
  receptionTime: optional(time(errors.time), null),
});

/** The version is the one that the edit began with. */
export const editedWeddingSchema = newWeddingSchema.extend({
  story: text(lengthLimit("story")),
  version: version(),
});

export type NewWedding = z.output<typeof newWeddingSchema>;
