import { redirectDocument } from "react-router";
import { requireUser, type SignedInUser } from "#app/features/accounts/access.server.ts";
import {
  cancelEmailChange,
  requestEmailChange,
  resendEmailChange,
} from "#app/features/accounts/email-change/commands.server.ts";
import {
  changePassword,
  verifyCurrentPassword,
} from "#app/features/accounts/passwords/commands.server.ts";
import {
  changeDisplayName,
  deleteAvatar,
  setAvatar,
  uploadAvatar,
} from "#app/features/accounts/profile/commands.server.ts";
import { isDemoAccount } from "#app/features/accounts/rules.ts";
import {
  changeEmailForm,
  changePasswordForm,
  weakPasswordText,
} from "#app/features/accounts/schema.ts";
import { clearedSessionCookie } from "#app/features/accounts/sessions/access.server.ts";
import {
  endOtherSessions,
  endSession,
  type ReauthFailed,
  type RequestContext,
} from "#app/features/accounts/sessions/commands.server.ts";
import { tooManyAttempts } from "#app/features/accounts/texts.ts";
import * as twoFactor from "#app/features/accounts/two-factor/commands.server.ts";
import { type OwnedWeddingId, ownedWeddingOf } from "#app/features/weddings/access.server.ts";
import {
  dismissPartnerLeft,
  invitePartner,
  renewInvitation,
  withdrawInvitation,
} from "#app/features/weddings/partners/commands.server.ts";
import { invitePartnerForm } from "#app/features/weddings/partners/schema.ts";
import {
  type ActionContext,
  type ActionOutcome,
  type InvalidOutcome,
  implementActions,
} from "#app/platform/http/actions.server.ts";
import type { ActionDescription } from "#app/platform/http/actions.ts";
import { flash } from "#app/platform/http/cookies.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { accountSender } from "#app/platform/upload-sender.ts";
import {
  type DeletionIntent,
  passwordFieldOf,
  pathAfterDeletion,
  settingsActions,
} from "./actions.ts";
import {
  type DeletionResult,
  deleteAccount,
  leaveOrDeleteWedding,
} from "./delete-account.server.ts";
import {
  avatarForm,
  endAccountForm,
  endWeddingForm,
  noFields,
  profileForm,
  sessionRef,
  twoFactorCodeForm,
  twoFactorPasswordForm,
} from "./schema.ts";
import { settingsTexts } from "./texts.ts";

const { deletion, email, partner, profile } = settingsTexts;

export const handleSettingsAction = implementActions(
  settingsActions,
  requireUser,
  {
    profile: {
      input: profileForm,
      run: async (user, { displayName, version }) => {
        const changed = await changeDisplayName(user, version, displayName);
        if (changed.ok) return changed;
        const { stored } = changed;
        const values = { displayName: stored.displayName };
        return { ok: false, reason: "conflict", current: { values, version: stored.version } };
      },
    },
    avatar: {
      input: avatarForm,
      run: async (user, { avatar }) => {
        const changed = await (avatar instanceof File
          ? uploadAvatar(user, avatar)
          : setAvatar(user, avatar));
        return changed.ok ? changed : invalid({ avatar: profile.pictureErrors[changed.reason] });
      },
    },
    "avatar-remove": { input: noFields, run: (user) => deleteAvatar(user) },
    "partner-invite": {
      input: invitePartnerForm,
      run: async (user, { partnerEmail }, context) => {
        const invitation = { email: partnerEmail, inviter: user };
        const outcome = await invitePartner(await weddingOf(user), invitation, infoOf(context));
        if (outcome.ok) return { ok: true, message: partner.invited(partnerEmail) };
        if (outcome.reason === "too-many")
          return invalid({}, partner.tooMany(outcome.retryAfterSeconds));
        return invalid({ partnerEmail: partner.refusals[outcome.reason] });
      },
    },
    "partner-renew": {
      input: noFields,
      run: async (user, _, context) => {
        const outcome = await renewInvitation(await weddingOf(user), user, infoOf(context));
        if (outcome.ok) return outcome;
        if (outcome.reason === "too-many")
          return invalid({}, partner.tooMany(outcome.retryAfterSeconds));
        return invalid({}, partner.refusals[outcome.reason]);
      },
    },
    "partner-withdraw": {
      input: noFields,
      run: async (user) => withdrawInvitation(await weddingOf(user)),
    },
    "partner-left-seen": {
      input: noFields,
      run: (user) => dismissPartnerLeft(user),
    },
    email: {
      input: changeEmailForm,
      run: async (user, { email: newEmail, emailPassword: password }, context) => {
        const outcome = await requestEmailChange(
          user,
          { email: newEmail, password },
          callerOf(context),
        );
        if (outcome.ok) return { ok: true, message: email.sent(newEmail) };
        if (outcome.reason === "same-email")
          return invalidBeside({ email: email.same }, user, "emailPassword", context);
        return reauthFailed("emailPassword", outcome);
      },
      alsoCheck: (user, context) => checkPassword(user, "emailPassword", context),
    },
    "email-resend": {
      input: noFields,
      run: async (user, _, context) => {
        const outcome = await resendEmailChange(user, callerOf(context));
        if (outcome.ok) return { ok: true, message: email.pending.resent(outcome.email) };
        if (outcome.reason === "gone") return invalid({}, email.gone);
        return invalid({}, email.tooMany(outcome.retryAfterSeconds));
      },
    },
    "email-cancel": { input: noFields, run: (user) => cancelEmailChange(user) },
    password: {
      input: changePasswordForm,
      run: async (user, passwords, context) => {
        const weakness = weakPasswordText(passwords.newPassword, user.email);
        if (weakness)
          return invalidBeside({ newPassword: weakness }, user, "currentPassword", context);
        const changed = await changePassword(user, passwords, callerOf(context));
        return changed.ok ? changed : reauthFailed("currentPassword", changed);
      },
      alsoCheck: (user, context) => checkPassword(user, "currentPassword", context),
    },
    "two-factor-begin": {
      input: twoFactorPasswordForm,
      run: async (user, { twoFactorPassword: password }, context) => {
        const setup = await twoFactor.startTwoFactorSetup(user, password, callerOf(context));
        return setup.ok ? { ok: true } : reauthFailed("twoFactorPassword", setup);
      },
    },
    "two-factor-confirm": {
      input: twoFactorCodeForm,
      run: async (user, { code }, context) => {
        const confirmed = await twoFactor.confirmTwoFactorSetup(user, code, callerOf(context));
        if (!confirmed.ok) return invalid({ code: settingsTexts.twoFactor.wrongCode });
        const { codes, cookies } = confirmed;
        return { ok: true, data: { codes }, cookies };
      },
    },
    "two-factor-abandon": { input: noFields, run: (user) => twoFactor.cancelTwoFactorSetup(user) },
    "two-factor-renew": {
      input: twoFactorPasswordForm,
      run: async (user, { twoFactorPassword: password }, context) => {
        const renewed = await twoFactor.regenerateRecoveryCodes(user, password, callerOf(context));
        if (!renewed.ok) return reauthFailed("twoFactorPassword", renewed);
        const { codes, cookies } = renewed;
        return { ok: true, data: { codes }, cookies };
      },
    },
    "two-factor-end": {
      input: twoFactorPasswordForm,
      run: async (user, { twoFactorPassword: password }, context) => {
        const ended = await twoFactor.disableTwoFactor(user, password, callerOf(context));
        return ended.ok ? ended : reauthFailed("twoFactorPassword", ended);
      },
    },
    "end-session": {
      input: sessionRef,
      run: (user, { session }) => endSession(user, session),
    },
    "end-others": {
      input: noFields,
      run: (user, _, { request }) => endOtherSessions(user, request),
    },
    "end-account": {
      input: endAccountForm,
      run: async (user, { "end-account-password": password, expectedDeletion }, context) => {
        const caller = callerOf(context);
        const deleted = await deleteAccount(user, { password, expectedDeletion }, caller);
        if (!deleted.ok) return notDeleted("end-account", deleted);
        // The session went with the account.
        const cookies = [clearedSessionCookie(), await flash(deletion.account.done)];
        throw redirectAfter("end-account", cookies);
      },
    },
    "end-wedding": {
      input: endWeddingForm,
      run: async (user, { "end-wedding-password": password, expectedDeletion }, context) => {
        const confirmation = { password, expectedDeletion };
        const left = await leaveOrDeleteWedding(user, confirmation, callerOf(context));
        if (!left.ok) return notDeleted("end-wedding", left);
        const { done } = expectedDeletion ? deletion.wedding : deletion.leave;
        throw redirectAfter("end-wedding", [await flash(done)]);
      },
    },
  },
  { refuse: refuseInDemo, senderOf: ({ id }) => accountSender(id) },
);

function refuseInDemo({ email: account }: SignedInUser, intent: string): ActionOutcome | null {
  const intents: Record<string, ActionDescription> = settingsActions.intents;
  const isRefused = isDemoAccount(account) && intents[intent]?.refused?.demo;
  return isRefused ? { ok: false, reason: "demo" } : null;
}

function infoOf({ context }: ActionContext) {
  return context.get(requestInfo);
}

function callerOf(context: ActionContext): RequestContext {
  return { request: context.request, info: infoOf(context) };
}

async function weddingOf(user: SignedInUser): Promise<OwnedWeddingId> {
  const weddingId = await ownedWeddingOf(user);
  if (!weddingId) throw notFound();
  return weddingId;
}

async function checkPassword(
  user: SignedInUser,
  field: string,
  context: ActionContext,
): Promise<InvalidOutcome | null> {
  const typed = context.form.get(field);
  const password = typeof typed === "string" ? typed : undefined;
  const reauth = await verifyCurrentPassword(user, password, callerOf(context));
  return reauth.ok ? null : reauthFailed(field, reauth);
}

/** Adds the error of the password, so that all errors are shown at once. */
async function invalidBeside(
  errors: Record<string, string>,
  user: SignedInUser,
  passwordField: string,
  context: ActionContext,
): Promise<InvalidOutcome> {
  const wrong = await checkPassword(user, passwordField, context);
  return invalid({ ...wrong?.errors, ...errors }, wrong?.formError);
}

function invalid(errors: Record<string, string>, formError?: string): InvalidOutcome {
  return { ok: false, reason: "invalid", errors, ...(formError && { formError }) };
}

function reauthFailed(field: string, failure: ReauthFailed): InvalidOutcome {
  switch (failure.reason) {
    case "password-missing":
      return invalid({ [field]: settingsTexts.passwordMissing });
    case "wrong-credentials":
      return invalid({ [field]: settingsTexts.wrongPassword });
    case "too-many":
      return invalid({}, tooManyAttempts(failure.retryAfterSeconds));
  }
}

function notDeleted(intent: DeletionIntent, failure: DeletionResult & { ok: false }) {
  if (failure.reason === "demo" || failure.reason === "consequence-changed") return failure;
  return reauthFailed(passwordFieldOf(intent), failure);
}

/** Loads a new document, so that no data of the planner stays in the browser's memory. */
function redirectAfter(intent: DeletionIntent, cookies: string[]) {
  const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return redirectDocument(pathAfterDeletion[intent], { status: 303, headers });
}
