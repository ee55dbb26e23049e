import { encode } from "uqr";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { pendingEmailChange } from "#app/features/accounts/email-change/queries.server.ts";
import { listSessions } from "#app/features/accounts/sessions/queries.server.ts";
import { type BrowserName, browserName } from "#app/features/accounts/sessions/rules.ts";
import { twoFactorStateOf } from "#app/features/accounts/two-factor/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import {
  invitationOf,
  ownersOf,
  partnerLeftAt,
} from "#app/features/weddings/partners/queries.server.ts";
import { maxOwners } from "#app/features/weddings/partners/rules.ts";
import { now } from "#app/platform/clock.ts";
import { formatDay, formatDayAndTime } from "#app/platform/oslo-time.ts";
import { settingsTexts } from "./texts.ts";

export interface OwnerView {
  userId: string;
  name: string;
  /** Null if the e-mail address is shown as the name. */
  email: string | null;
  picture: string | null;
  isYou: boolean;
}

export interface PartnerView {
  owners: OwnerView[];
  invitation: { email: string; state: string; isExpired: boolean } | null;
  canInvite: boolean;
  /** When the partner left, in words; null once the user has seen it. */
  partnerLeft: string | null;
}

export async function viewPartner(
  user: SignedInUser,
  weddingId: OwnedWeddingId,
): Promise<PartnerView> {
  const { invitedOn, expiredOn } = settingsTexts.partner;
  const [owners, invitation, partnerLeft] = await Promise.all([
    ownersOf(weddingId),
    invitationOf(weddingId),
    viewPartnerLeft(user),
  ]);
  const canInvite = owners.length < maxOwners;
  const day = (moment: Date) => formatDay(moment, now());
  return {
    owners: owners.map(({ userId, displayName, email, picture }) => ({
      userId,
      name: displayName || email,
      email: displayName ? email : null,
      picture,
      isYou: userId === user.id,
    })),
    invitation:
      invitation && canInvite
        ? {
            email: invitation.email,
            state: invitation.isExpired
              ? expiredOn(day(invitation.expiresAt))
              : invitedOn(day(invitation.sentAt)),
            isExpired: invitation.isExpired,
          }
        : null,
    canInvite,
    partnerLeft,
  };
}

/** Returns the day on which the partner left, or null. */
export async function viewPartnerLeft(user: SignedInUser): Promise<string | null> {
  const leftAt = await partnerLeftAt(user);
  return leftAt && formatDay(leftAt, now());
}

export interface EmailChangeView {
  email: string;
  until: string;
}

export async function viewEmailChange(user: SignedInUser): Promise<EmailChangeView | null> {
  const pending = await pendingEmailChange(user);
  if (!pending) return null;
  return { email: pending.email, until: formatDayAndTime(pending.expiresAt, now()) };
}

export interface SessionView extends BrowserName {
  id: string;
  isCurrent: boolean;
  begun: string;
  used: string;
}

export async function viewSessions(user: SignedInUser, request: Request): Promise<SessionView[]> {
  const { activeNow, begun, lastUsed } = settingsTexts.sessions;
  const found = await listSessions(user, request);
  return found.map((session) => ({
    id: session.id,
    isCurrent: session.isCurrent,
    ...browserName(session.userAgent),
    begun: begun(formatDayAndTime(session.begun, now())),
    used: session.isCurrent ? activeNow : lastUsed(formatDayAndTime(session.lastUsed, now())),
  }));
}

export type TwoFactorView = Awaited<ReturnType<typeof viewTwoFactor>>;

export async function viewTwoFactor(user: SignedInUser) {
  const state = await twoFactorStateOf(user);
  if (state.state !== "pending") return state;
  const { data, size } = encode(state.setupUri, { ecc: "M", border: 0 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  const key = state.secret.replace(/.{4}(?=.)/g, "$& ");
  return { state: "pending", key, code: { path, size } } as const;
}
