import type { PendingAction } from "#app/client/actions/submit.ts";
import { describeActions } from "#app/platform/http/actions.ts";
import { smsAdminTexts } from "./texts.ts";

const { done, errors } = smsAdminTexts;
const form = { noResponse: errors.unexpected, showsErrorsInForm: true } as const;
const sending = {
  gone: errors.gone,
  sent: errors.sent,
  changed: errors.changed,
  "not-draft": errors.notDraft,
  night: errors.night,
  nobody: errors.nobody,
  "too-many": errors.tooMany,
  "too-long": errors.isTooLong,
};
const retrying = { ...sending, sent: errors.nothingFailed };

export const smsActions = describeActions("/sms-campaigns", {
  create: {
    ...form,
    done: done.created,
    failed: errors.create,
    refused: { ...sending, gone: errors.goneOrSent },
  },
  edit: { ...form, done: done.changed, failed: errors.change, refused: sending },
  delete: {
    done: done.deleted,
    undo: "restore",
    failed: errors.remove,
    refused: { sent: errors.sent },
  },
  restore: { done: done.restored, failed: errors.change, refused: { gone: errors.gone } },
  duplicate: { done: done.duplicated, failed: errors.create, refused: { gone: errors.gone } },
  cancel: {
    done: done.cancelled,
    failed: errors.change,
    refused: { gone: errors.gone, sent: errors.sent },
  },
  send: { failed: errors.send, refused: sending },
  retry: { failed: errors.send, refused: retrying },
  "send-again": { failed: errors.send, refused: retrying },
});

export function applySmsAction<Row extends { id: string }>(
  rows: readonly Row[],
  { intent, values }: PendingAction<keyof typeof smsActions.intents>,
): readonly Row[] {
  return intent === "delete" ? rows.filter(({ id }) => id !== values.get("id")) : rows;
}
