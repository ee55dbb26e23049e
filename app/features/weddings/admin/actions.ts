import { describeActions } from "#app/platform/http/actions.ts";
import { editTexts } from "./texts.ts";

export const editActions = describeActions("/edit-wedding", {
  save: {
    done: editTexts.saved,
    failed: editTexts.failed,
    noResponse: editTexts.noResponse,
    showsErrorsInForm: true,
  },
});
