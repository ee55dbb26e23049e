import { describeActions } from "#app/platform/http/actions.ts";
import { answerFormTexts } from "./answer-form/texts.ts";
import { invitationsPath } from "./invitation-query.ts";
import { invitationTexts } from "./texts.ts";

const { done, failed, refused } = invitationTexts;

export const invitationActions = describeActions(invitationsPath, {
  send: {
    failed: failed.send,
    refused: { nobody: refused.nobody, closed: refused.closed },
    showsErrorsInForm: true,
  },
  "send-test": {
    failed: failed.test,
    refused: { nobody: refused.noTest, "too-many": refused.tooManyTests },
  },
  "answer-form": {
    done: answerFormTexts.done,
    failed: answerFormTexts.failed,
    showsErrorsInForm: true,
  },
  "use-answer": {
    done: done.answerUsed,
    undo: "restore-own",
    failed: failed.guest,
    refused: { gone: refused.gone, changed: refused.changed },
  },
  "restore-own": {
    done: done.undone,
    failed: failed.guest,
    refused: { gone: refused.gone, changed: refused.changed },
  },
  "mark-reviewed": { done: done.ownKept, failed: failed.guest },
  stop: { failed: failed.stop },
  retry: { failed: failed.retry, refused: { sent: refused.sent } },
  /** What may have arrived is sent again only by hand. */
  "send-again": { failed: failed.retry, refused: { sent: refused.sent } },
  "renew-code": { done: done.renewed, failed: failed.renew },
  "edit-household": {
    done: done.household,
    failed: failed.household,
    refused: { "gone-household": refused.goneHousehold },
    showsErrorsInForm: true,
  },
  merge: { done: done.merged, undo: "unmerge", failed: failed.merge },
  "merge-suggested": {
    undo: "unmerge",
    failed: failed.merge,
    refused: { nothing: refused.noSuggestion },
  },
  "dismiss-suggestion": {
    done: done.suggestionDismissed,
    undo: "suggest-again",
    failed: failed.dismissSuggestion,
    refused: { nothing: refused.noSuggestion },
  },
  "suggest-again": {
    done: done.suggestedAgain,
    undo: "dismiss-suggestion",
    failed: failed.dismissSuggestion,
  },
  unmerge: { done: done.unmerged, failed: failed.merge },
});
