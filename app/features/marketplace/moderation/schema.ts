import { line, version } from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { listingRef } from "../selling/schema.ts";
import { maxReasonLength } from "./rules.ts";
import { moderationErrors } from "./texts.ts";

export const approvalSchema = listingRef.extend({ version: version() });

export const listingReasonSchema = listingRef.extend({
  reason: line({
    max: maxReasonLength,
    tooLong: tooLong("Begrunnelsen", maxReasonLength),
    required: moderationErrors.reason,
  }),
});
