import { describeActions } from "#app/platform/http/actions.ts";
import { moderationTexts } from "../texts.ts";
import { reportTexts } from "./texts.ts";

const { done, errors } = reportTexts;

export const reportActions = describeActions("/moderation/reports", {
  close: {
    done,
    failed: errors.failed,
    noResponse: moderationTexts.unexpected,
    showsErrorsInForm: true,
    refused: { gone: errors.gone },
  },
});
