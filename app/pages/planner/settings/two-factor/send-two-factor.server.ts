import {
  cancelTwoFactorSetup,
  confirmTwoFactorSetup,
  disableTwoFactor,
  regenerateRecoveryCodes,
  startTwoFactorSetup,
} from "#app/features/accounts/two-factor/commands.server.ts";
import { type Handler, invalidFields, reauthFailed } from "../outcome.server.ts";
import { settingsTexts } from "../texts.ts";

const texts = settingsTexts.twoFactor;
const field = "twoFactorPassword";

export const begin: Handler = async (form, user, caller) => {
  const outcome = await startTwoFactorSetup(user, passwordIn(form), caller);
  return outcome.ok ? { ok: true } : reauthFailed(form, field, outcome);
};

export const confirm: Handler = async (form, user) => {
  const code = String(form.get("code") ?? "");
  if (code.trim() === "") return invalidFields(form, { code: texts.codeMissing });
  const outcome = await confirmTwoFactorSetup(user, code);
  if (!outcome.ok) return invalidFields(form, { code: texts.wrongCode });
  return { ok: true, message: texts.turnedOn, codes: outcome.codes };
};

export const abandon: Handler = async (_form, user) => {
  await cancelTwoFactorSetup(user);
  return { ok: true, message: texts.turnedOff };
};

export const renew: Handler = async (form, user, caller) => {
  const outcome = await regenerateRecoveryCodes(user, passwordIn(form), caller);
  if (!outcome.ok) return reauthFailed(form, field, outcome);
  return { ok: true, message: texts.codesTitle, codes: outcome.codes };
};

export const end: Handler = async (form, user, caller) => {
  const outcome = await disableTwoFactor(user, passwordIn(form), caller);
  return outcome.ok ? { ok: true, message: texts.turnedOff } : reauthFailed(form, field, outcome);
};

function passwordIn(form: FormData): string {
  return String(form.get(field) ?? "");
}
