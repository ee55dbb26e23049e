import { describeActions } from "#app/platform/http/actions.ts";
import { moderationTexts } from "../texts.ts";

const { done, errors } = moderationTexts.vendors;
const change = { failed: errors.failed, refused: { gone: errors.gone } };
const form = { noResponse: moderationTexts.unexpected, showsErrorsInForm: true } as const;

export const moderationActions = describeActions("/moderation/vendors", {
  approve: { ...change, done: done.approved },
  reject: { ...change, ...form, done: done.rejected },
  check: { ...change, refused: { ...change.refused, changed: errors.changed } },
  verify: {
    failed: errors.failed,
    refused: { gone: errors.gone, unchecked: errors.unchecked },
    done: done.verified,
    undo: "unverify",
  },
  unverify: { ...change, done: done.unverified },
  suspend: { ...change, ...form, done: done.suspended },
  reinstate: { ...change, ...form, done: done.reinstated },
  create: { ...form, failed: errors.failed, done: done.created },
});
