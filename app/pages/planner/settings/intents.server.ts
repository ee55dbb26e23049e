import { sendEmail } from "./email/send-email.server.ts";
import type { Handler } from "./outcome.server.ts";
import { sendPassword } from "./password/send-password.server.ts";
import { sendProfile } from "./profile/send-profile.server.ts";
import { endOne, endOthers } from "./sessions/send-sessions.server.ts";
import * as twoFactor from "./two-factor/send-two-factor.server.ts";

/** Every form of the settings, by what its `intent` says. */
const handlers = {
  profile: sendProfile,
  email: sendEmail,
  password: sendPassword,
  "two-factor-begin": twoFactor.begin,
  "two-factor-confirm": twoFactor.confirm,
  "two-factor-abandon": twoFactor.abandon,
  "two-factor-renew": twoFactor.renew,
  "two-factor-end": twoFactor.end,
  "end-session": endOne,
  "end-others": endOthers,
} satisfies Record<string, Handler>;

export type Intent = keyof typeof handlers;

/** The form that was sent and who handles it, or null when it is none of ours. */
export function handlerOf(form: FormData): { intent: Intent; handle: Handler } | null {
  const intent = String(form.get("intent"));
  if (!Object.hasOwn(handlers, intent)) return null;
  return { intent: intent as Intent, handle: handlers[intent as Intent] };
}
