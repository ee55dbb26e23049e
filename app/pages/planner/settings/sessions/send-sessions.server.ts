import { endOtherSessions, endSession } from "#app/features/accounts/sessions/commands.server.ts";
import type { Handler } from "../outcome.server.ts";
import { settingsTexts } from "../texts.ts";

const texts = settingsTexts.sessions;

export const endOne: Handler = async (form, user) => {
  await endSession(user, String(form.get("session") ?? ""));
  return { ok: true, message: texts.ended };
};

export const endOthers: Handler = async (_form, user, { request }) => {
  await endOtherSessions(user, request);
  return { ok: true, message: texts.endedOthers };
};
