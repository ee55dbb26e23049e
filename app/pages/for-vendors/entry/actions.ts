import type { PendingAction } from "#app/client/actions/submit.ts";
import { moveInFrontOf } from "#app/client/lists/move-in-front-of.ts";
import { maxVendorPictures } from "#app/features/vendors/pictures/rules.ts";
import type { DateState } from "#app/features/vendors/rules.ts";
import { describeActions } from "#app/platform/http/actions.ts";
import { vendorAreaTexts } from "../texts.ts";

const { dates, done, errors, pictures, remove, status } = vendorAreaTexts;

export const entryActions = describeActions("/for-vendors", {
  save: {
    done: done.saved,
    failed: errors.save,
    noResponse: errors.unexpected,
    showsErrorsInForm: true,
  },
  submit: {
    done: status.submitted,
    failed: status.submitFailed,
    refused: { incomplete: status.incomplete, "not-now": status.notNow },
  },
  "add-picture": {
    done: pictures.added,
    failed: pictures.failed,
    refused: { full: pictures.full(maxVendorPictures), gone: pictures.gone },
  },
  "remove-picture": { done: pictures.removed, failed: pictures.failed },
  "move-picture": { failed: pictures.failed, refused: { gone: pictures.moved } },
  date: { failed: dates.failed },
  "shows-dates": { failed: errors.save },
  delete: { done: remove.done, failed: remove.failed },
});

type EntryIntent = keyof typeof entryActions.intents;

export function applyPictureAction<Picture extends { id: string }>(
  shown: readonly Picture[],
  { intent, values }: PendingAction<EntryIntent>,
): readonly Picture[] {
  const id = String(values.get("id"));
  if (intent === "remove-picture") return shown.filter((picture) => picture.id !== id);
  if (intent !== "move-picture") return shown;
  const byId = new Map(shown.map((picture) => [picture.id, picture]));
  const beforeId = String(values.get("before") ?? "") || null;
  return moveInFrontOf([...byId.keys()], id, beforeId).flatMap((each) => byId.get(each) ?? []);
}

export function applyDateAction(
  states: Readonly<Record<string, DateState>>,
  { intent, values }: PendingAction<EntryIntent>,
): Readonly<Record<string, DateState>> {
  if (intent !== "date") return states;
  const { [String(values.get("date"))]: _, ...others } = states;
  const state = String(values.get("state"));
  return state === "none"
    ? others
    : { ...others, [String(values.get("date"))]: state as DateState };
}
