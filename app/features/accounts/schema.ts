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

const newPassword = password.superRefine((value, context) => {
  const weakness = passwordWeakness(value);
  if (weakness) context.addIssue({ code: "custom", message: texts.weakPassword[weakness] });
});

export const signInForm = z.object({ email: emailAddress, password });

export const signUpForm = z
  .object({ email: emailAddress, password: newPassword })
  .refine((form) => form.password.toLowerCase() !== form.email, {
    path: ["password"],
    message: texts.weakPassword.common,
  });

/** The password is absent in the browser that requested the account. */
export const confirmForm = z.object({ password: verbatim() });

export const forgotForm = z.object({ email: emailAddress });

export const resetForm = z.object({ password: newPassword });

export const secondStepForm = z.object({
  code: line({
    max: maxCodeInputLength,
    required: texts.secondStep.missing,
    tooLong: texts.secondStep.wrong,
  }),
});

/** The command validates the password, because it counts the attempts. */
export const changePasswordForm = z.object({ currentPassword: verbatim(), newPassword });

export const changeEmailForm = z.object({ email: emailAddress, emailPassword: verbatim() });

export type Credentials = z.infer<typeof signInForm>;
