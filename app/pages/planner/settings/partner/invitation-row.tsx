import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Status } from "#app/ui/status.tsx";
import { settingsTexts } from "../texts.ts";
import { useSection } from "../use-section.ts";
import type { PartnerView } from "./view-partner.server.ts";

const texts = settingsTexts.partner;

interface InvitationRowProps {
  invitation: NonNullable<PartnerView["invitation"]>;
}

/** Somebody who was invited and has not come yet. */
export function InvitationRow({ invitation: { email, state, isExpired } }: InvitationRowProps) {
  const { Form, sending, errors } = useSection(["partner-renew", "partner-withdraw"]);
  return (
    <li className="grid gap-3 border-t border-rule py-3 pr-3 pl-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={email} outlined />
        <div className="grid min-w-40 flex-1">
          <p className="text-15 font-semibold wrap-anywhere">{email}</p>
          <Status kind={isExpired ? "declined" : "waiting"}>{state}</Status>
        </div>
        <Form method="post" className="flex flex-wrap gap-1">
          <Button
            name="intent"
            value="partner-renew"
            variant="quiet"
            size="small"
            busy={sending === "partner-renew"}
          >
            {texts.renew}
          </Button>
          <Button
            name="intent"
            value="partner-withdraw"
            variant="quiet"
            size="small"
            busy={sending === "partner-withdraw"}
          >
            {texts.withdraw}
          </Button>
        </Form>
      </div>
      <ErrorSummary errors={errors} labels={{}} />
    </li>
  );
}
