import { sendEmail } from "./email/send-email.server.ts";
import { endOfAccount, endOfWedding } from "./ending/send-ending.server.ts";
import type { Handler } from "./outcome.server.ts";
import * as partner from "./partner/send-partner.server.ts";
import { sendPassword } from "./password/send-password.server.ts";
import { changeAvatar, removeAvatar } from "./profile/send-avatar.server.ts";
import { sendProfile } from "./profile/send-profile.server.ts";
import { endOne, endOthers } from "./sessions/send-sessions.server.ts";
import * as twoFactor from "./two-factor/send-two-factor.server.ts";

/** Every form of the settings, by what its `intent` says. */
const handlers = {
  profile: sendProfile,
  avatar: changeAvatar,
  "avatar-remove": removeAvatar,
  "partner-invite": partner.invite,
  "partner-renew": partner.renew,
  "partner-withdraw": partner.withdraw,
  email: sendEmail,
  password: sendPassword,
  "two-factor-begin": twoFactor.begin,
  "two-factor-confirm": twoFactor.confirm,
  "two-factor-abandon": twoFactor.abandon,
  "two-factor-renew": twoFactor.renew,
  "two-factor-end": twoFactor.end,
  "end-session": endOne,
  "end-others": endOthers,
  "end-account": endOfAccount,
  "end-wedding": endOfWedding,
} satisfies Record<string, Handler>;

export type Intent = keyof typeof handlers;

/** The form that was sent and who handles it, or null when it is none of ours. */
export function handlerOf(form: FormData): { intent: Intent; handle: Handler } | null {
  const intent = String(form.get("intent"));
  if (!Object.hasOwn(handlers, intent)) return null;
  return { intent: intent as Intent, handle: handlers[intent as Intent] };
}
