import { z } from "zod";
import {
  choice,
  date,
  emptyToNull,
  id,
  line,
  optional,
  requiredId,
  text,
} from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { budgetRanges, maxLengths } from "../rules.ts";
import { requestTexts } from "./texts.ts";

const { invalid } = requestTexts;

export const requestSchema = z.object({
  id: requiredId(),
  vendorId: id(),
  eventDate: optional(
    date({
      min: "2000-01-01",
      max: "2100-12-31",
      invalid: invalid.date,
      outOfRange: invalid.dateRange,
    }),
    null,
  ),
  serviceType: line({
    max: maxLengths.serviceType,
    tooLong: tooLong("Teksten", maxLengths.serviceType),
  }).transform(emptyToNull),
  budgetRange: optional(choice(budgetRanges), null),
  message: text({
    max: maxLengths.requestMessage,
    tooLong: tooLong("Meldingen", maxLengths.requestMessage),
  }),
});

export type RequestInput = Omit<z.output<typeof requestSchema>, "vendorId">;

/** Names a request by its conversation. */
export const requestRef = z.object({ id: id() });
