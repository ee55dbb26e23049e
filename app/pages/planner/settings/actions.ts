import { describeActions } from "#app/platform/http/actions.ts";
import { settingsTexts } from "./texts.ts";

const { deletion, demo, email, errors, partner, password, profile, sessions, twoFactor } =
  settingsTexts;
const oneClick = { failed: errors.refused, noResponse: errors.failed };
const form = { ...oneClick, showsErrorsInForm: true } as const;
/** The demo account is shared, so no user may lock out the others or send mail from it. */
const notInDemo = { refused: { demo } };
const end = {
  ...form,
  refused: { demo: deletion.demo, "consequence-changed": deletion.consequenceChanged },
};

export const settingsActions = describeActions("/settings", {
  profile: { ...form, done: profile.saved },
  avatar: { ...form, done: profile.pictureSaved },
  "avatar-remove": { ...oneClick, done: profile.pictureRemoved },
  "partner-invite": { ...form, ...notInDemo },
  "partner-renew": { ...form, ...notInDemo, done: partner.renewed },
  "partner-left-seen": { ...oneClick },
  "partner-withdraw": { ...form, ...notInDemo, done: partner.withdrawn },
  email: { ...form, ...notInDemo },
  "email-resend": { ...form, ...notInDemo },
  "email-cancel": { ...oneClick, ...notInDemo, done: email.cancelled },
  password: { ...form, ...notInDemo, changesSession: true, done: password.changed },
  "two-factor-begin": { ...form, ...notInDemo },
  "two-factor-confirm": { ...form, ...notInDemo, changesSession: true, done: twoFactor.turnedOn },
  "two-factor-abandon": { ...form, ...notInDemo, done: twoFactor.turnedOff },
  "two-factor-renew": { ...form, ...notInDemo, changesSession: true, done: twoFactor.codesTitle },
  "two-factor-end": { ...form, ...notInDemo, changesSession: true, done: twoFactor.turnedOff },
  "end-session": { ...oneClick, ...notInDemo, done: sessions.ended },
  "end-others": { ...oneClick, ...notInDemo, done: sessions.endedOthers },
  "end-account": { ...end, changesSession: true },
  "end-wedding": end,
});

export const pathAfterDeletion = { "end-account": "/", "end-wedding": "/admin" };

export type DeletionIntent = keyof typeof pathAfterDeletion;

export function isDeletionIntent(intent: string): intent is DeletionIntent {
  return Object.hasOwn(pathAfterDeletion, intent);
}

/** Without script both forms are on the page, so each field needs its own name. */
export function passwordFieldOf(intent: DeletionIntent) {
  return `${intent}-password` as const;
}
