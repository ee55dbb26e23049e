import { redirectDocument } from "react-router";
import { signOut } from "#app/features/accounts/sessions/commands.server.ts";
import { flash } from "#app/platform/http/flash.server.ts";
import { type Handler, reauthFailed, type Outcome, invalidForm } from "../outcome.server.ts";
import { settingsTexts } from "../texts.ts";
import { type Ended, endAccount, endWedding } from "./end-account.server.ts";
import { afterEnding, type Ending, passwordFieldOf } from "./ending.ts";

const texts = settingsTexts.ending;

export const endOfAccount: Handler = async (form, user, caller) => {
  const outcome = await endAccount(user, consentIn(form, "end-account"), caller);
  if (!outcome.ok) return notEnded(form, "end-account", outcome);
  const { cookies } = await signOut(caller);
  throw leaveAfter("end-account", [...cookies, await flash(texts.account.done)]);
};

export const endOfWedding: Handler = async (form, user, caller) => {
  const consent = consentIn(form, "end-wedding");
  const outcome = await endWedding(user, consent, caller);
  if (!outcome.ok) return notEnded(form, "end-wedding", outcome);
  const { done } = consent.goes ? texts.wedding : texts.leave;
  throw leaveAfter("end-wedding", [await flash(done)]);
};

function consentIn(form: FormData, ending: Ending) {
  const given = (field: string) => String(form.get(field) ?? "");
  return { password: given(passwordFieldOf(ending)), goes: given("goes") };
}

function notEnded(form: FormData, ending: Ending, outcome: Ended & { ok: false }): Outcome {
  switch (outcome.reason) {
    case "demo":
      return invalidForm(form, texts.demo);
    case "consequence-changed":
      return invalidForm(form, texts.consequenceChanged);
    default:
      return reauthFailed(form, passwordFieldOf(ending), outcome);
  }
}

/** As a new document: what the browser still holds in memory of the planner goes as well. */
function leaveAfter(ending: Ending, cookies: string[]) {
  const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return redirectDocument(afterEnding[ending], { status: 303, headers });
}
