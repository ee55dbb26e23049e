import { z } from "zod";
import { choice, date } from "#app/platform/http/form-fields.server.ts";
import { profileTexts } from "../profile/texts.ts";
import { dateStates } from "../rules.ts";

const { errors } = profileTexts;

/** Of a range that a calendar can show; no form offers days of the past. */
export const markDateSchema = z.object({
  date: date({
    min: "2020-01-01",
    max: "2100-01-01",
    invalid: errors.date,
    outOfRange: errors.dateRange,
  }),
  state: choice([...dateStates, "none"]),
});
