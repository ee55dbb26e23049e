import { useEffect, useRef } from "react";
import { useBlankForm } from "#app/client/forms/use-blank-form.ts";
import { useLive } from "#app/client/live/use-live.tsx";
import { weddingTopics } from "#app/features/weddings/topics.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Status } from "#app/ui/status.tsx";
import { settingsActions } from "./actions.ts";
import { PartnerLeftNotice } from "./partner-left-notice.tsx";
import { Section, SectionForm } from "./section.tsx";
import { settingsTexts } from "./texts.ts";
import type { OwnerView, PartnerView } from "./views.server.ts";

const texts = settingsTexts.partner;

export function PartnerSection({ partner }: { partner: PartnerView }) {
  const { owners, invitation, canInvite, partnerLeft } = partner;
  const list = useRef<HTMLUListElement>(null);
  const invited = invitation?.email;
  const previous = useRef(invited);
  useLive(weddingTopics.partner);

  // The form or row that had the focus has been removed.
  useEffect(() => {
    if (previous.current !== invited && document.activeElement === document.body) {
      list.current?.focus();
    }
    previous.current = invited;
  }, [invited]);

  return (
    <Section id="partner" title={texts.title} lead={texts.lead}>
      {partnerLeft && <PartnerLeftNotice when={partnerLeft} />}
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
      {canInvite && !invitation && <InviteForm />}
    </Section>
  );
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

interface InvitationRowProps {
  invitation: NonNullable<PartnerView["invitation"]>;
}

function InvitationRow({ invitation: { email, state, isExpired } }: InvitationRowProps) {
  const form = useBlankForm(settingsActions, "partner-renew", "partner-withdraw");
  const { Form, formProps, submitting, errors } = form;
  return (
    <li className="grid gap-3 border-t border-rule py-3 pr-3 pl-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={email} outlined />
        <div className="grid min-w-40 flex-1">
          <p className="text-15 font-semibold wrap-anywhere">{email}</p>
          <Status kind={isExpired ? "declined" : "waiting"}>{state}</Status>
        </div>
        <Form {...formProps} className="flex flex-wrap gap-1">
          <Button
            name="intent"
            value="partner-renew"
            variant="quiet"
            size="small"
            busy={submitting === "partner-renew"}
          >
            {texts.renew}
          </Button>
          <Button
            name="intent"
            value="partner-withdraw"
            variant="quiet"
            size="small"
            busy={submitting === "partner-withdraw"}
          >
            {texts.withdraw}
          </Button>
        </Form>
      </div>
      <ErrorSummary errors={errors} labels={{}} />
    </li>
  );
}

function InviteForm() {
  const form = useBlankForm(settingsActions, "partner-invite");
  return (
    <SectionForm
      form={form}
      labels={{ partnerEmail: texts.email }}
      buttons={{ "partner-invite": texts.invite }}
    >
      <TextField
        name="partnerEmail"
        type="email"
        label={texts.email}
        hint={texts.hint}
        autoComplete="off"
        defaultValue={form.values.partnerEmail}
        error={form.errors?.fieldErrors.partnerEmail}
      />
    </SectionForm>
  );
}
