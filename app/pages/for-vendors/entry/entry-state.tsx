import { ActionForm } from "#app/client/actions/action-form.tsx";
import { canSubmit } from "#app/features/vendors/profile/rules.ts";
import type { VendorStatus } from "#app/features/vendors/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Status } from "#app/ui/status.tsx";
import { vendorAreaTexts } from "../texts.ts";
import { entryActions } from "./actions.ts";
import type { Entry } from "./load-entry.server.ts";

const { status: texts, statuses, verified } = vendorAreaTexts;

type Profile = Entry["profile"];

const kinds = {
  draft: "waiting",
  pending: "waiting",
  approved: "coming",
  rejected: "declined",
  suspended: "declined",
} as const satisfies Record<VendorStatus, string>;

export function StatusOfEntry({ profile: { status, verifiedAt } }: { profile: Profile }) {
  const isVerified = status === "approved" && verifiedAt !== null;
  return <Status kind={kinds[status]}>{isVerified ? verified : statuses[status]}</Status>;
}

interface EntryStateProps {
  profile: Profile;
  isChanged: boolean;
}

/** What the state means, with the way to the next one. */
export function EntryState({ profile, isChanged }: EntryStateProps) {
  const { status, statusReason, description } = profile;
  const isReady = description !== "" && !isChanged;
  return (
    <Notice
      tone={
        status === "approved"
          ? "gran"
          : status === "draft" || status === "pending"
            ? "messing"
            : "error"
      }
      action={
        canSubmit(status) && (
          <ActionForm actions={entryActions} intent="submit" values={{}}>
            <Button
              size="small"
              disabled={!isReady}
              aria-describedby={isReady ? undefined : "mangler"}
            >
              {texts.submit}
            </Button>
          </ActionForm>
        )
      }
    >
      <p>{texts[status]}</p>
      {statusReason && <p className="font-normal">{texts.reason(statusReason)}</p>}
      {canSubmit(status) && !isReady && (
        <p id="mangler" className="text-14 font-normal">
          {texts.incomplete}
        </p>
      )}
    </Notice>
  );
}
