import { redirectDocument } from "react-router";
import { signOut } from "#app/features/accounts/sessions/commands.server.ts";
import { flash } from "#app/platform/http/flash.server.ts";
import { type Handler, invalidForm, type Outcome, reauthFailed } from "../outcome.server.ts";
import { settingsTexts } from "../texts.ts";
import {
  type DeletionResult,
  deleteAccount,
  leaveOrDeleteWedding,
} from "./delete-account.server.ts";
import { type DeletionIntent, passwordFieldOf, redirectAfterDeletion } from "./deletion-intent.ts";

const texts = settingsTexts.deletion;

export const handleAccountDeletion: Handler = async (form, user, caller) => {
  const outcome = await deleteAccount(user, confirmationIn(form, "end-account"), caller);
  if (!outcome.ok) return deletionFailed(form, "end-account", outcome);
  const { cookies } = await signOut(caller.request);
  throw redirectAfter("end-account", [...cookies, await flash(texts.account.done)]);
};

export const handleWeddingDeletion: Handler = async (form, user, caller) => {
  const consent = confirmationIn(form, "end-wedding");
  const outcome = await leaveOrDeleteWedding(user, consent, caller);
  if (!outcome.ok) return deletionFailed(form, "end-wedding", outcome);
  const { done } = consent.expectedDeletion ? texts.wedding : texts.leave;
  throw redirectAfter("end-wedding", [await flash(done)]);
};

function confirmationIn(form: FormData, ending: DeletionIntent) {
  const given = (field: string) => String(form.get(field) ?? "");
  return { password: given(passwordFieldOf(ending)), expectedDeletion: given("goes") };
}

function deletionFailed(
  form: FormData,
  ending: DeletionIntent,
  outcome: DeletionResult & { ok: false },
): Outcome {
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
function redirectAfter(ending: DeletionIntent, cookies: string[]) {
  const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return redirectDocument(redirectAfterDeletion[ending], { status: 303, headers });
}
