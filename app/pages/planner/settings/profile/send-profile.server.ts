import { changeDisplayName } from "#app/features/accounts/profile/commands.server.ts";
import { maxDisplayNameLength } from "#app/features/accounts/rules.ts";
import { cleanLine } from "#app/platform/http/clean-text.ts";
import { type Handler, invalidFields } from "../outcome.server.ts";
import { settingsTexts } from "../texts.ts";

const texts = settingsTexts.profile;

export const sendProfile: Handler = async (form, user) => {
  const name = cleanLine(String(form.get("displayName") ?? ""));
  if (name.length > maxDisplayNameLength) {
    return invalidFields(form, { displayName: texts.tooLong(maxDisplayNameLength) });
  }
  await changeDisplayName(user, name);
  return { ok: true, message: texts.saved };
};
