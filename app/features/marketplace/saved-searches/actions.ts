import { describeActions } from "#app/platform/http/actions.ts";
import { savedSearchTexts } from "./texts.ts";

const { done, errors } = savedSearchTexts;

export const savedSearchesPath = "/saved-searches";

const change = { failed: errors.change, refused: { gone: errors.gone } };
const save = { failed: errors.save, refused: { "too-many": errors.tooMany } };

export const savedSearchActions = describeActions(savedSearchesPath, {
  save: { ...save, done: done.saved },
  rename: { ...change, done: done.renamed },
  "mail-on": { ...change, done: done.mailOn, undo: "mail-off" },
  "mail-off": { ...change, done: done.mailOff, undo: "mail-on" },
  open: change,
  delete: { ...change, done: done.deleted, undo: "restore" },
  restore: { ...save, done: done.restored },
});
