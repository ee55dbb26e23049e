import { describeActions } from "#app/platform/http/actions.ts";
import { moderationTexts } from "../texts.ts";

const { done, errors } = moderationTexts.reviews;
const change = { failed: errors.failed, refused: { gone: errors.gone } };

export const reviewActions = describeActions("/moderation/reviews", {
  hide: {
    ...change,
    done: done.hidden,
    undo: "show",
    noResponse: moderationTexts.unexpected,
    showsErrorsInForm: true,
  },
  show: { ...change, done: done.shown },
});
