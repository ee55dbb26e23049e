import { describeActions } from "#app/platform/http/actions.ts";
import { enquiryTexts } from "./texts.ts";

const { done, errors } = enquiryTexts;

export const newEnquiryPath = "/conversations/new";

export const newEnquiryActions = describeActions(newEnquiryPath, {
  ask: {
    failed: errors.send,
    showsErrorsInForm: true,
    refused: {
      own: errors.own,
      sample: errors.sample,
      gone: errors.gone,
      blocked: errors.blocked,
      "too-many": errors.tooMany,
    },
  },
});

const refused = {
  "not-seller": errors.notSeller,
  gone: errors.dealGone,
  "not-now": errors.notNow,
};
const change = { failed: errors.change, refused };

/** Use them with `actionsAt(dealActions, { id })`. */
export const dealActions = describeActions("/conversations/:id/deal", {
  reserve: { ...change, done: done.reserved, undo: "release" },
  release: { ...change, done: done.released },
  sell: { ...change, done: done.sold, undo: "undo-sale" },
  "undo-sale": {
    ...change,
    done: done.unsold,
    refused: { ...refused, settled: errors.settled },
  },
  rate: {
    done: done.rated,
    failed: errors.rate,
    refused: { "not-agreed": errors.notAgreed, rated: errors.rated },
  },
});
