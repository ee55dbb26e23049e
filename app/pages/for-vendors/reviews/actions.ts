import { describeActions } from "#app/platform/http/actions.ts";
import { replyTexts } from "./texts.ts";

const { done, errors } = replyTexts;

export const replyActions = describeActions("/for-vendors/reviews", {
  reply: {
    done,
    failed: errors.failed,
    noResponse: errors.unexpected,
    showsErrorsInForm: true,
    refused: { gone: errors.gone, replied: errors.replied },
  },
});
