import { describeActions } from "#app/platform/http/actions.ts";
import { vendorAreaTexts } from "../texts.ts";

const { register, errors } = vendorAreaTexts;

export const registerActions = describeActions("/for-vendors/register", {
  register: {
    done: register.done,
    failed: register.failed,
    noResponse: errors.unexpected,
    showsErrorsInForm: true,
  },
});
