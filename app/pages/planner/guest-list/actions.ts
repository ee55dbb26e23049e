import type { PendingAction } from "#app/client/actions/submit.ts";
import { rsvpStatuses } from "#app/features/guests/rules.ts";
import { describeActions } from "#app/platform/http/actions.ts";
import { guestQuery } from "./guest-query.ts";
import type { GuestRow } from "./rules.ts";
import { guestListTexts } from "./texts.ts";

const { done, errors } = guestListTexts;
const form = { noResponse: errors.unexpected, showsErrorsInForm: true } as const;
const change = { failed: errors.changeGuest, refused: { gone: errors.gone } };
const changeCategory = {
  failed: errors.changeCategory,
  refused: { gone: errors.categoryGone },
};
const link = {
  failed: errors.link,
  refused: { gone: errors.answerGone, taken: errors.taken, full: errors.full },
};

export const guestActions = describeActions(guestQuery.path, {
  add: {
    ...form,
    done: done.guestAdded,
    failed: errors.addGuest,
    refused: { gone: errors.gone },
  },
  edit: { ...form, ...change, done: done.guestChanged },
  delete: { undo: "restore", failed: errors.deleteGuest },
  restore: change,
  "set-status": { undo: "restore-status", failed: errors.changeGuest },
  "restore-status": { done: done.undone, failed: errors.changeGuest },
  "set-category": { undo: "restore-category", failed: errors.changeGuest },
  "restore-category": { done: done.undone, failed: errors.changeGuest },
  "join-household": { undo: "restore-household", failed: errors.changeGuest },
  "restore-household": { done: done.undone, failed: errors.changeGuest },
  "mark-reviewed": { done: done.kept, failed: errors.changeGuest },
  "make-guest": {
    done: done.madeGuest,
    undo: "restore-companion",
    failed: errors.addGuest,
    refused: { gone: errors.gone, full: errors.full },
  },
  "restore-companion": { done: done.undone, failed: errors.changeGuest },
  "category-add": {
    ...form,
    done: done.categoryAdded,
    failed: errors.addCategory,
    refused: { gone: errors.categoryGone },
  },
  "category-edit": { ...form, ...changeCategory, done: done.categoryChanged },
  "category-delete": {
    done: done.categoryDeleted,
    undo: "category-restore",
    failed: errors.deleteCategory,
  },
  "category-restore": { ...changeCategory, done: done.categoryRestored },
  link: { ...link, done: done.linked, undo: "unlink" },
  "link-companion": { ...link, done: done.linked, undo: "restore-companion" },
  unlink: { ...link, done: done.unlinked },
  "add-from-answer": { ...link, done: done.answerAdded, undo: "remove-added" },
  "remove-added": { ...link, done: done.undone },
  "mark-seen": { done: done.seen, undo: "restore-seen", failed: errors.unexpected },
  "restore-seen": { done: done.undone, failed: errors.unexpected },
  ignore: { ...link, done: done.ignored, undo: "unlink" },
});

export type GuestIntent = keyof typeof guestActions.intents;

/** The list as it will be once a pending form has arrived. */
export function applyGuestAction(
  rows: readonly GuestRow[],
  { intent, values }: PendingAction<GuestIntent>,
): readonly GuestRow[] {
  const ids = new Set(values.getAll("id").flatMap((text) => String(text).split(" ")));
  const changed = (changes: Partial<GuestRow>) =>
    rows.map((row) => (ids.has(row.id) ? { ...row, ...changes } : row));
  switch (intent) {
    case "delete":
      return rows.filter(({ id }) => !ids.has(id));
    case "set-status": {
      const status = rsvpStatuses.find((each) => each === values.get("status"));
      return status ? changed({ status }) : rows;
    }
    case "set-category": {
      const categoryId = String(values.get("category") ?? "");
      return categoryId
        ? changed({ categoryId })
        : rows.map(({ categoryId: before, ...row }) =>
            before && !ids.has(row.id) ? { ...row, categoryId: before } : row,
          );
    }
    default:
      return rows;
  }
}

/** True for an unlinked answer that a pending form links, adds or ignores. */
export function isBeingHandled(
  answerId: string,
  pending: readonly PendingAction<GuestIntent>[],
): boolean {
  return pending.some(
    ({ intent, values }) =>
      ["link", "link-companion", "add-from-answer", "ignore"].includes(intent) &&
      values.get("answer") === answerId,
  );
}
