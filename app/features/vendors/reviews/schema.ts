import { z } from "zod";
import {
  choice,
  emptyToNull,
  id,
  line,
  requiredId,
  text,
  version,
} from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { maxLengths } from "../rules.ts";
import { reviewTexts } from "./texts.ts";

const { invalid } = reviewTexts;

export const reviewRef = z.object({ id: id(), vendorId: id() });

export const reviewSchema = reviewRef.extend({
  id: requiredId(),
  rating: choice(["1", "2", "3", "4", "5"], invalid.rating).transform(Number),
  title: line({
    max: maxLengths.reviewTitle,
    tooLong: tooLong("Tittelen", maxLengths.reviewTitle),
  }).transform(emptyToNull),
  comment: text({
    max: maxLengths.comment,
    tooLong: tooLong("Kommentaren", maxLengths.comment),
  }).transform(emptyToNull),
});

export const changedReviewSchema = reviewSchema.extend({ version: version() });
