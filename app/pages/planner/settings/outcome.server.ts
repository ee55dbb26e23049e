import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import type {
  ReauthFailed,
  RequestContext,
} from "#app/features/accounts/sessions/commands.server.ts";
import { tooManyTries } from "#app/features/accounts/texts.ts";
import { type FormErrors, submittedValues } from "#app/platform/http/forms.server.ts";
import { settingsTexts } from "./texts.ts";

/** What came of a form of the settings. */
export type Outcome =
  /** Without a message where the next step shows by itself. */
  { ok: true; message?: string; codes?: string[] } | { ok: false; errors: FormErrors };

/** Handles one of the forms of the settings. */
export type Handler = (
  form: FormData,
  user: SignedInUser,
  caller: RequestContext,
) => Promise<Outcome>;

/** The form again, with what is wrong by field. */
export function invalidFields(form: FormData, fieldErrors: Record<string, string>): Outcome {
  return { ok: false, errors: { fieldErrors, values: submittedValues(form) } };
}

/** The form again, with one sentence that is about none of its fields. */
export function invalidForm(form: FormData, formError: string): Outcome {
  return { ok: false, errors: { formError, fieldErrors: {}, values: submittedValues(form) } };
}

/** The form again, because the password in `field` did not show who is asking. */
export function reauthFailed(form: FormData, field: string, outcome: ReauthFailed): Outcome {
  switch (outcome.reason) {
    case "password-missing":
      return invalidFields(form, { [field]: settingsTexts.passwordMissing });
    case "wrong-credentials":
      return invalidFields(form, { [field]: settingsTexts.wrongPassword });
    case "too-many":
      return invalidForm(form, tooManyTries(outcome.retryAfter));
  }
}
