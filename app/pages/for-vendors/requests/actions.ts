import { describeActions } from "#app/platform/http/actions.ts";
import { receivedTexts } from "./texts.ts";

const { done, errors } = receivedTexts;

/** Use them with `actionsAt(receivedActions, { id })`. */
export const receivedActions = describeActions("/for-vendors/requests/:id", {
  answer: {
    done: done.sent,
    failed: errors.send,
    noResponse: errors.unexpected,
    showsErrorsInForm: true,
    refused: {
      blocked: errors.blocked,
      unread: errors.unread,
      "too-many": errors.tooMany,
      withdrawn: errors.withdrawn,
    },
  },
  decline: { done: done.declined, undo: "reopen", failed: errors.change },
  reopen: { done: done.reopened, failed: errors.change },
});
