import { changePassword } from "#app/features/accounts/passwords/commands.server.ts";
import { changePasswordForm } from "#app/features/accounts/schema.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { type Handler, reauthFailed } from "../outcome.server.ts";
import { settingsTexts } from "../texts.ts";

export const sendPassword: Handler = async (form, user, caller) => {
  const parsed = parseForm(form, changePasswordForm);
  if (!parsed.ok) return parsed;
  const outcome = await changePassword(user, parsed.value, caller);
  if (!outcome.ok) return reauthFailed(form, "currentPassword", outcome);
  return { ok: true, message: settingsTexts.password.changed };
};
