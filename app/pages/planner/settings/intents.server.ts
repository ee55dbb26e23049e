import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { demoAccount } from "#app/features/accounts/rules.ts";
import { handleAccountDeletion, handleWeddingDeletion } from "./deletion/send-deletion.server.ts";
import { sendEmail } from "./email/send-email.server.ts";
import { type Handler, invalidForm } from "./outcome.server.ts";
import * as partner from "./partner/send-partner.server.ts";
import { sendPassword } from "./password/send-password.server.ts";
import { changeAvatar, removeAvatar } from "./profile/send-avatar.server.ts";
import { sendProfile } from "./profile/send-profile.server.ts";
import { endOne, endOthers } from "./sessions/send-sessions.server.ts";
import { settingsTexts } from "./texts.ts";
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
  "end-account": handleAccountDeletion,
  "end-wedding": handleWeddingDeletion,
} satisfies Record<string, Handler>;

export type Intent = keyof typeof handlers;

/** What one visitor could shut the others out of the demo account with, or send mail through it. */
const notInDemo: ReadonlySet<Intent> = new Set<Intent>([
  "partner-invite",
  "partner-renew",
  "partner-withdraw",
  "email",
  "password",
  "two-factor-begin",
  "two-factor-confirm",
  "two-factor-abandon",
  "two-factor-renew",
  "two-factor-end",
  "end-session",
  "end-others",
]);

/** The form that was sent and who handles it, or null when it is none of ours. */
export function handlerOf(
  form: FormData,
  user: SignedInUser,
): { intent: Intent; handle: Handler } | null {
  const named = String(form.get("intent"));
  if (!Object.hasOwn(handlers, named)) return null;
  const intent = named as Intent;
  const isRefused = user.email === demoAccount.email && notInDemo.has(intent);
  return { intent, handle: isRefused ? refuseInDemo : handlers[intent] };
}

const refuseInDemo: Handler = async (form) => invalidForm(form, settingsTexts.demo);
