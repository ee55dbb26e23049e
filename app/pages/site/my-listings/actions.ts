import { describeActions } from "#app/platform/http/actions.ts";
import { myListingsTexts } from "./texts.ts";

const { done, errors } = myListingsTexts;

export const myListingsPath = "/my-listings";

const change = { failed: errors.failed, refused: { gone: errors.gone, "not-now": errors.notNow } };
const mayBeSuspended = {
  ...change,
  refused: { ...change.refused, suspended: errors.suspended },
};

export const myListingsActions = describeActions(myListingsPath, {
  reserve: { ...change, done: done.reserved, undo: "release" },
  release: { ...change, done: done.released },
  sell: {
    ...change,
    done: done.sold,
    undo: "undo-sale",
    noResponse: errors.unexpected,
    showsErrorsInForm: true,
  },
  "undo-sale": {
    failed: errors.failed,
    refused: { gone: errors.gone, "not-now": errors.notNow, settled: errors.settled },
    done: done.undone,
  },
  withdraw: { ...change, done: done.withdrawn, undo: "undo-withdrawal" },
  "undo-withdrawal": { ...mayBeSuspended, done: done.restored },
  renew: { ...mayBeSuspended, done: done.renewed },
  delete: { ...change, done: done.removed },
});
