import { z } from "zod";
import {
  choice,
  emptyToNull,
  encrypted,
  id,
  line,
  requiredId,
  text,
  version,
} from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { encrypt } from "#app/platform/secret.server.ts";
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

const deletionPurpose = "deleted-review";

const deletedReview = z.object({
  vendorId: z.string(),
  id: z.string(),
  userId: z.string(),
  rating: z.number(),
  title: z.string().nullable(),
  comment: z.string().nullable(),
  reply: z.string().nullable(),
  repliedAt: z.coerce.date().nullable(),
  version: z.number(),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
});

export type DeletedReview = z.output<typeof deletedReview>;

/** Returns what `restoredReviewSchema` reads. */
export function encryptReview(deleted: DeletedReview): string {
  return encrypt(deletionPurpose, JSON.stringify(deleted));
}

export const restoredReviewSchema = z.object({
  review: encrypted(deletionPurpose, deletedReview),
});
