import { describeActions } from "#app/platform/http/actions.ts";
import { moderationTexts } from "../texts.ts";
import { issueTexts } from "./texts.ts";

const { done, errors } = issueTexts;
const change = { failed: errors.failed, refused: { gone: errors.gone } };
const form = { noResponse: moderationTexts.unexpected, showsErrorsInForm: true } as const;

export const issueActions = describeActions("/moderation/newsletter", {
  save: { ...change, ...form, done: done.saved },
  test: { ...change, done: done.tested },
  delete: { ...change, failed: errors.remove, done: done.deleted, undo: "restore" },
  restore: { ...change, done: done.restored },
  send: { ...change, ...form, done: done.sent },
});
