import { requestTexts } from "#app/features/vendors/requests/texts.ts";
import { describeActions } from "#app/platform/http/actions.ts";
import { requestsPath } from "../actions.ts";

const { done, errors } = requestTexts;
const change = { failed: errors.change, refused: { gone: errors.requestGone } };

export const requestActions = describeActions(requestsPath, {
  "send-again": {
    done: done.sentAgain,
    failed: errors.send,
    refused: { gone: errors.requestGone, "not-failed": errors.notFailed },
  },
  decline: { ...change, done: done.declined, undo: "reopen" },
  reopen: { ...change, done: done.taken },
});
