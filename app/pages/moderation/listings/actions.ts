import { describeActions } from "#app/platform/http/actions.ts";
import { moderationTexts } from "../texts.ts";
import { moderatedListingTexts } from "./texts.ts";

const { done, errors } = moderatedListingTexts;
const change = { failed: errors.failed, refused: { gone: errors.gone } };
const form = { noResponse: moderationTexts.unexpected, showsErrorsInForm: true } as const;

export const listingModeration = describeActions("/moderation/listings", {
  approve: {
    ...change,
    refused: { ...change.refused, changed: errors.changed },
    done: done.approved,
  },
  "send-back": { ...change, ...form, done: done.sentBack },
  "take-down": { ...change, ...form, done: done.takenDown },
  suspend: { ...change, ...form, done: done.suspended },
  reinstate: { ...change, ...form, done: done.reinstated },
  paid: { ...change, done: done.paid, undo: "unpaid" },
  unpaid: { ...change, done: done.unpaid },
});
