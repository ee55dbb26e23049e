import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import type { Caller, NotProved } from "#app/features/accounts/sessions/commands.server.ts";
import { tooManyTries } from "#app/features/accounts/texts.ts";
import { type FormErrors, submittedValues } from "#app/platform/http/forms.server.ts";
import { settingsTexts } from "./texts.ts";

/** What came of a form of the settings. */
export type Outcome =
  /** Without a message where the next step shows by itself. */
  { ok: true; message?: string; codes?: string[] } | { ok: false; errors: FormErrors };

/** Handles one of the forms of the settings. */
export type Handler = (form: FormData, user: SignedInUser, caller: Caller) => Promise<Outcome>;

/** The form again, with what is wrong by field. */
export function refused(form: FormData, fieldErrors: Record<string, string>): Outcome {
  return { ok: false, errors: { fieldErrors, values: submittedValues(form) } };
}

/** The form again, with one sentence that is about none of its fields. */
export function refusedAsAWhole(form: FormData, formError: string): Outcome {
  return { ok: false, errors: { formError, fieldErrors: {}, values: submittedValues(form) } };
}

/** The form again, because the password in `field` did not show who is asking. */
export function notProved(form: FormData, field: string, outcome: NotProved): Outcome {
  switch (outcome.reason) {
    case "password-missing":
      return refused(form, { [field]: settingsTexts.passwordMissing });
    case "wrong-credentials":
      return refused(form, { [field]: settingsTexts.wrongPassword });
    case "too-many":
      return refusedAsAWhole(form, tooManyTries(outcome.retryAfter));
  }
}
