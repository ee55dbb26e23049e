import { domainToASCII } from "node:url";
import { z } from "zod";
import { passwordWeakness } from "#app/platform/passwords/password-weakness.server.ts";
import { texts } from "./texts.ts";

/** Lower case, the domain in Punycode: `bjørn.no` becomes `xn--bjrn-hra.no`. */
export const emailAddress = z
  .string({ error: texts.emailMissing })
  .trim()
  .max(254, texts.emailInvalid)
  .transform((address) => {
    const at = address.lastIndexOf("@");
    return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`.toLowerCase();
  })
  .pipe(z.email(texts.emailInvalid));

const password = z.string({ error: texts.passwordMissing });

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

/** Without a password when sent from the browser that asked for the account. */
export const confirmForm = z.object({ password: password.optional() });

export const forgotForm = z.object({ email: emailAddress });

export const resetForm = z.object({ password: newPassword });

export const secondStepForm = z.object({
  code: z.string({ error: texts.secondStep.missing }).trim().min(1, texts.secondStep.missing),
});

/** The command demands the password, because it counts the attempts. */
export const changePasswordForm = z.object({
  currentPassword: z.string().optional(),
  newPassword,
});

export const changeEmailForm = z.object({
  email: emailAddress,
  emailPassword: z.string().optional(),
});

export type Credentials = z.infer<typeof signInForm>;
