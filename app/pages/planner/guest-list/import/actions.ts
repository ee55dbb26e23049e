import { importTexts } from "#app/features/guests/import/texts.ts";
import { describeActions } from "#app/platform/http/actions.ts";

const { done, errors } = importTexts;
const edit = { failed: errors.change, refused: { gone: errors.gone } };

export const importActions = describeActions("/guest-list/import", {
  read: { failed: errors.read, showsErrorsInForm: true },
  columns: edit,
  value: edit,
  choose: edit,
  import: {
    failed: errors.failed,
    refused: {
      gone: errors.gone,
      changed: errors.changed,
      full: errors.full,
      "too-many-categories": errors.categories,
    },
  },
  undo: { done: done.undone, failed: errors.undo, refused: { gone: errors.notUndone } },
  "add-skipped": {
    done: done.added,
    failed: errors.notAdded,
    refused: {
      gone: errors.addedBefore,
      full: errors.full,
      "too-many-categories": errors.categories,
    },
  },
});
