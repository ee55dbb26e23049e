import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { invitationOf, ownersOf } from "#app/features/weddings/partners/queries.server.ts";
import { maxOwners } from "#app/features/weddings/partners/rules.ts";
import { now } from "#app/platform/clock.ts";
import { formatDay } from "#app/platform/oslo-time.ts";
import { settingsTexts } from "../texts.ts";

export interface OwnerView {
  userId: string;
  name: string;
  /** Null where it stands in the name's place. */
  email: string | null;
  picture: string | null;
  isYou: boolean;
}

export interface PartnerView {
  owners: OwnerView[];
  invitation: { email: string; state: string; isExpired: boolean } | null;
  mayInvite: boolean;
}

/** Who plans the wedding, and who is to. */
export async function viewPartner(
  user: SignedInUser,
  weddingId: OwnedWeddingId,
): Promise<PartnerView> {
  const { invitedOn, ranOutOn } = settingsTexts.partner;
  const [owners, sent] = await Promise.all([ownersOf(weddingId), invitationOf(weddingId)]);
  const mayInvite = owners.length < maxOwners;
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
      sent && mayInvite
        ? {
            email: sent.email,
            state: sent.isExpired ? ranOutOn(day(sent.expiresAt)) : invitedOn(day(sent.sentAt)),
            isExpired: sent.isExpired,
          }
        : null,
    mayInvite,
  };
}
