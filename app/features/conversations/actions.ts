import { describeActions } from "#app/platform/http/actions.ts";
import { conversationTexts } from "./texts.ts";

const { done, errors } = conversationTexts;
const change = { failed: errors.change };

/** Use them with `actionsAt(conversationActions, { id })`. */
export const conversationActions = describeActions("/conversations/:id", {
  send: {
    failed: errors.send,
    refused: {
      blocked: errors.blocked,
      unread: errors.unread,
      "too-many": errors.tooMany,
      "attachment-gone": errors.attachmentGone,
    },
  },
  // Sent by the page itself, so a failure shows no message.
  read: { ...change, showsErrorsInForm: true },
  mute: { ...change, done: done.muted, undo: "unmute" },
  unmute: { ...change, done: done.unmuted, undo: "mute" },
  block: { ...change, done: done.blocked, undo: "unblock" },
  unblock: { ...change, done: done.unblocked, undo: "block" },
  report: {
    done: done.reported,
    failed: errors.report,
    refused: { "too-many": errors.tooManyReports },
    showsErrorsInForm: true,
  },
});
