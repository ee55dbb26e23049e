import { z } from "zod";
import { accountEmail, line, verbatim } from "#app/platform/http/form-fields.server.ts";
import { passwordWeakness } from "#app/platform/passwords/password-weakness.server.ts";
import { maxCodeInputLength } from "./rules.ts";
import { texts } from "./texts.ts";

export const emailAddress = accountEmail({
  required: texts.emailMissing,
  invalid: texts.emailInvalid,
});

const password = verbatim({ required: texts.passwordMissing });

/** Says what is wrong with a new password, or returns null. */
export function weakPasswordText(value: string, email?: string): string | null {
  const weakness = passwordWeakness(value, email);
  return weakness && texts.weakPassword[weakness];
}

const newPassword = password.superRefine((value, context) => {
  const message = weakPasswordText(value);
  if (message) context.addIssue({ code: "custom", message });
});

export const signInForm = z.object({ email: emailAddress, password });

export const signUpForm = z
  .object({ email: emailAddress, password: newPassword })
  .superRefine((form, context) => {
    const message = weakPasswordText(form.password, form.email);
    if (message) context.addIssue({ code: "custom", path: ["password"], message });
  });

/** The password is absent in the browser that requested the account. */
export const confirmForm = z.object({ password: verbatim() });

export const forgotForm = z.object({ email: emailAddress });

export const resetForm = z.object({ password: newPassword });

export const secondStepForm = z.object({
  code: line({
    max: maxCodeInputLength,
    required: texts.secondStep.missing,
    tooLong: texts.secondStep.wrong.neither,
  }),
});

/** The command validates the password, because it counts the attempts. */
export const changePasswordForm = z.object({ currentPassword: verbatim(), newPassword });

export const changeEmailForm = z.object({ email: emailAddress, emailPassword: verbatim() });

export type Credentials = z.infer<typeof signInForm>;
