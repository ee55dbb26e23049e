import { z } from "zod";
import {
  choice,
  emptyToNull,
  id,
  line,
  text,
  version,
} from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { registrationSchema } from "../profile/schema.ts";
import { checkResults, maxLengths, vendorChecks } from "../rules.ts";

const reasonMissing = "Skriv en begrunnelse";
const limit = { max: maxLengths.reason, tooLong: tooLong("Begrunnelsen", maxLengths.reason) };

export const vendorRef = z.object({ id: id() });

export const reasonSchema = vendorRef.extend({
  reason: text({ ...limit, required: reasonMissing }),
});

/** Why the seal was taken away; may be empty. */
export const optionalReasonSchema = vendorRef.extend({
  reason: line(limit).transform(emptyToNull),
});

export const checkSchema = vendorRef.extend({
  check: choice(vendorChecks),
  result: choice(checkResults),
  version: version(),
});

/** The id makes a form that is sent twice one profile. */
export const createdVendorSchema = registrationSchema.extend({
  id: id(),
  description: text({
    max: maxLengths.description,
    tooLong: tooLong("Beskrivelsen", maxLengths.description),
  }),
});

export const reviewRef = vendorRef.extend({ review: id() });

export const hideReviewSchema = reviewRef.extend({
  reason: text({ ...limit, required: reasonMissing }),
});
