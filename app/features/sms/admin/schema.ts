import { z } from "zod";
import {
  maxCategories,
  maxGuests,
  type RsvpStatus,
  rsvpStatuses,
} from "#app/features/guests/rules.ts";
import {
  checkbox,
  choice,
  date,
  id,
  ids,
  line,
  optional,
  requiredId,
  text,
  time,
  version,
} from "#app/platform/http/form-fields.server.ts";
import { invalidValue, tooLong } from "#app/platform/http/texts.ts";
import { maxLengths } from "../rules.ts";
import { smsAdminTexts } from "./texts.ts";

const { errors } = smsAdminTexts;

export const campaignRef = z.object({ id: id() });

const statuses = line({ max: 60, tooLong: invalidValue }).transform((words): RsvpStatus[] =>
  rsvpStatuses.filter((status) => words.split(" ").includes(status)),
);

/** Empty lists choose everyone. */
const chosen = (max: number) => optional(ids({ max }), [] as string[]);

const maxTables = 200;

export const campaignSchema = z.object({
  id: requiredId(),
  title: line({
    max: maxLengths.title,
    tooLong: tooLong("Tittelen", maxLengths.title),
    required: errors.title,
  }),
  message: text({
    max: maxLengths.message,
    tooLong: tooLong("Meldingen", maxLengths.message),
    required: errors.message,
  }),
  statuses,
  categories: chosen(maxCategories),
  households: chosen(maxGuests),
  tables: chosen(maxTables),
  onePerHousehold: checkbox(),
  when: optional(choice(["now", "later"]), "now"),
  date: optional(
    date({ min: "2020-01-01", max: "2200-12-31", invalid: errors.date, outOfRange: errors.date }),
    null,
  ),
  time: optional(time(errors.time), null),
  night: checkbox(),
  /** What the pressed button does besides saving. */
  step: optional(choice(["draft", "plan", "send"]), "draft"),
});

export const changedCampaignSchema = campaignSchema.extend({ version: version() });

export type CampaignInput = z.output<typeof campaignSchema>;

export const sendSchema = campaignRef.extend({ version: version(), night: checkbox() });

export const copySchema = campaignRef.extend({ copy: requiredId() });

export const retrySchema = campaignRef.extend({ night: checkbox() });

export const againSchema = retrySchema.extend({ text: id() });
