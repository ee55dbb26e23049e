import { requestEmailChange } from "#app/features/accounts/email-change/commands.server.ts";
import { changeEmailForm } from "#app/features/accounts/schema.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { type Handler, invalidFields, reauthFailed } from "../outcome.server.ts";
import { settingsTexts } from "../texts.ts";

const texts = settingsTexts.email;

export const sendEmail: Handler = async (form, user, caller) => {
  const parsed = parseForm(form, changeEmailForm);
  if (!parsed.ok) return parsed;
  const { email, emailPassword: password } = parsed.value;
  const outcome = await requestEmailChange(user, { email, password }, caller);
  if (outcome.ok) return { ok: true, message: texts.sent(email) };
  if (outcome.reason === "same-email") return invalidFields(form, { email: texts.same });
  return reauthFailed(form, "emailPassword", outcome);
};
