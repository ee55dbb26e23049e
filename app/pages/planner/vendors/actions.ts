import { requestTexts } from "#app/features/vendors/requests/texts.ts";
import { reviewTexts } from "#app/features/vendors/reviews/texts.ts";
import { describeActions } from "#app/platform/http/actions.ts";

const { done: reviewDone, errors: reviewErrors } = reviewTexts;
const { done: requestDone, errors: requestErrors } = requestTexts;

export const requestsPath = "/vendors/requests";
export const chosenPath = "/vendors/mine";

export const vendorActions = describeActions("/vendors", {
  request: {
    done: requestDone.sent,
    failed: requestErrors.send,
    refused: {
      own: requestErrors.own,
      sample: requestErrors.sample,
      gone: requestErrors.gone,
      "too-many": requestErrors.tooMany,
    },
    showsErrorsInForm: true,
  },
  review: {
    done: reviewDone.added,
    failed: reviewErrors.add,
    refused: {
      own: reviewErrors.own,
      exists: reviewErrors.exists,
      sample: reviewErrors.sample,
      "vendor-gone": reviewErrors.vendorGone,
      "too-many": reviewErrors.tooMany,
    },
    showsErrorsInForm: true,
  },
  "change-review": {
    done: reviewDone.changed,
    failed: reviewErrors.change,
    refused: { gone: reviewErrors.gone, hidden: reviewErrors.hidden },
    showsErrorsInForm: true,
  },
  "delete-review": {
    done: reviewDone.deleted,
    undo: "restore-review",
    failed: reviewErrors.delete,
    refused: { hidden: reviewErrors.hidden },
  },
  "restore-review": {
    done: reviewDone.restored,
    failed: reviewErrors.restore,
    refused: {
      gone: reviewErrors.gone,
      exists: reviewErrors.exists,
      "vendor-gone": reviewErrors.vendorGone,
    },
  },
});
