import { redirectDocument } from "react-router";
import { signOut } from "#app/features/accounts/sessions/commands.server.ts";
import { flash } from "#app/platform/http/flash.server.ts";
import { type Handler, notProved, type Outcome, refusedAsAWhole } from "../outcome.server.ts";
import { settingsTexts } from "../texts.ts";
import { type Ended, endAccount, endWedding } from "./end-account.server.ts";
import { type Ending, passwordFieldOf } from "./ending.ts";

const texts = settingsTexts.ending;

export const endOfAccount: Handler = async (form, user, caller) => {
  const outcome = await endAccount(user, passwordIn(form, "end-account"), caller);
  if (!outcome.ok) return notEnded(form, "end-account", outcome);
  const { cookies } = await signOut(caller);
  throw leaveFor("/", [...cookies, await flash(texts.account.done)]);
};

export const endOfWedding: Handler = async (form, user, caller) => {
  const outcome = await endWedding(user, passwordIn(form, "end-wedding"), caller);
  if (!outcome.ok) return notEnded(form, "end-wedding", outcome);
  throw leaveFor("/admin", [await flash(texts.wedding.done)]);
};

function passwordIn(form: FormData, ending: Ending): string {
  return String(form.get(passwordFieldOf(ending)) ?? "");
}

function notEnded(form: FormData, ending: Ending, outcome: Ended & { ok: false }): Outcome {
  if (outcome.reason === "demo") return refusedAsAWhole(form, texts.demo);
  return notProved(form, passwordFieldOf(ending), outcome);
}

/** As a new document: what the browser still holds in memory of the planner goes as well. */
function leaveFor(path: string, cookies: string[]) {
  const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return redirectDocument(path, { status: 303, headers });
}
