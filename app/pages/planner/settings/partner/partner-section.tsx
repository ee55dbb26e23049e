import { useEffect, useRef } from "react";
import { useFetchers } from "react-router";
import { useLive } from "#app/client/live/use-live.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { isDeletionIntent } from "../deletion/deletion-intent.ts";
import { Section } from "../section.tsx";
import { settingsTexts } from "../texts.ts";
import { InvitationRow } from "./invitation-row.tsx";
import { InviteForm } from "./invite-form.tsx";
import type { OwnerView, PartnerView } from "./view-partner.server.ts";

const texts = settingsTexts.partner;

export function PartnerSection({ partner }: { partner: PartnerView }) {
  const { owners, invitation, mayInvite } = partner;
  const list = useRef<HTMLUListElement>(null);
  const invited = invitation?.email;
  const before = useRef(invited);

  // The form or the row that had the focus is gone.
  useEffect(() => {
    if (before.current !== invited && document.activeElement === document.body) {
      list.current?.focus();
    }
    before.current = invited;
  }, [invited]);

  return (
    <Section id="partner" title={texts.title} lead={texts.lead}>
      {!useIsDeleting() && <Follow />}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={texts.title}
        className="rounded-l border border-rule bg-sheet"
      >
        {owners.map((owner) => (
          <OwnerRow key={owner.userId} owner={owner} />
        ))}
        {invitation && <InvitationRow invitation={invitation} />}
      </ul>
      {invitation && !invitation.isExpired && (
        <p className="text-13 text-muted">{texts.validity}</p>
      )}
      {mayInvite && !invitation && <InviteForm />}
    </Section>
  );
}

/** Shows what the partner changes. */
function Follow() {
  useLive("partner");
  return null;
}

/**
 * Whether the account or the wedding is being given up: the word of that comes before its answer,
 * and would find nobody signed in.
 */
function useIsDeleting(): boolean {
  return useFetchers().some(({ formData }) => isDeletionIntent(formData?.get("intent")));
}

function OwnerRow({ owner: { name, email, picture, isYou } }: { owner: OwnerView }) {
  return (
    <li className="flex min-h-16 items-center gap-4 border-t border-rule py-3 pr-3 pl-4 first:border-0">
      <Avatar name={name} src={picture} />
      <div className="min-w-0 flex-1">
        <p className="text-15 font-semibold wrap-anywhere">{name}</p>
        {email && <p className="text-13 text-muted wrap-anywhere">{email}</p>}
      </div>
      {isYou && <Badge tone="outline">{texts.you}</Badge>}
    </li>
  );
}
