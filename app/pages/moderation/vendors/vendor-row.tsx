import { ActionForm } from "#app/client/actions/action-form.tsx";
import type { ModeratedVendor } from "#app/features/vendors/moderation/queries.server.ts";
import { checkColumns } from "#app/features/vendors/moderation/rules.ts";
import { haveAllPassed } from "#app/features/vendors/profile/rules.ts";
import { vendorChecks } from "#app/features/vendors/rules.ts";
import { categoryTexts } from "#app/features/vendors/texts.ts";
import { formatOrgNumber } from "#app/platform/org-number.ts";
import { formatDate, osloDate } from "#app/platform/oslo-time.ts";
import { ExampleBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { AskButton } from "../list/ask-button.tsx";
import { moderationTexts } from "../texts.ts";
import { moderationActions } from "./actions.ts";
import { CheckMenu } from "./check-menu.tsx";
import type { AskedReason } from "./reason-dialog.tsx";
import { vendorListQuery } from "./vendor-query.ts";

const { vendors: texts } = moderationTexts;

interface VendorRowProps {
  vendor: ModeratedVendor;
  ask: (asked: AskedReason) => void;
}

export function VendorRow({ vendor, ask }: VendorRowProps) {
  const { name, category, town, orgNumber, submittedAt, statusReason } = vendor;
  const sent = submittedAt ? texts.sent(formatDate(osloDate(submittedAt))) : texts.entered;
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-3.5 lg:min-h-19 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:items-center lg:px-5 lg:py-3">
      <div className="min-w-0">
        <h2 className="text-d20 wrap-anywhere">
          {name} {vendor.isSample && <ExampleBadge>{texts.sample}</ExampleBadge>}
        </h2>
        <p className="text-13 text-muted">
          {categoryTexts[category].name}, {town}
        </p>
        <p className="text-13 text-muted tabular-nums">
          {orgNumber ? texts.orgNumber(formatOrgNumber(orgNumber)) : texts.noOrgNumber}, {sent}
        </p>
        {vendor.website && (
          <p className="truncate text-13">
            <a href={vendor.website} target="_blank" rel="noopener noreferrer" className="link">
              {vendor.website}
            </a>
          </p>
        )}
        {statusReason && <p className="text-13 text-ink-2">{texts.reason(statusReason)}</p>}
      </div>
      <div className="flex flex-wrap gap-x-1 gap-y-1 max-lg:-ml-1.5">
        {vendorChecks.map((check) => (
          <CheckMenu
            key={check}
            vendor={vendor}
            check={check}
            result={vendor[checkColumns[check]]}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-1 max-lg:buttons:flex-1 lg:justify-end">
        <Decisions vendor={vendor} ask={ask} />
      </div>
    </li>
  );
}

function Decisions({ vendor, ask }: VendorRowProps) {
  const { id, name, status, isVerified } = vendor;
  const isReady = haveAllPassed(vendor);
  const submit = (
    intent: "approve" | "verify" | "unverify",
    label: string,
    variant?: "primary",
  ) => (
    <ActionForm actions={moderationActions} intent={intent} values={{ id }} className="grid">
      <Button size="small" {...(variant && { variant })}>
        {label}
        <span className="sr-only">{texts.of(name)}</span>
      </Button>
    </ActionForm>
  );
  const askFor = (intent: AskedReason["intent"], query: "avvis" | "sperr" | "apne") => (
    <AskButton
      label={texts[intent]}
      of={texts.of(name)}
      href={vendorListQuery.href({ [query]: id })}
      onPress={() => ask({ intent, id })}
    />
  );
  switch (status) {
    case "pending":
      return (
        <>
          {submit("approve", texts.approve, isReady ? "primary" : undefined)}
          {askFor("reject", "avvis")}
        </>
      );
    case "approved":
      return (
        <>
          {isVerified ? (
            submit("unverify", texts.unverify)
          ) : isReady ? (
            submit("verify", texts.verify, "primary")
          ) : (
            <Button type="button" size="small" disabled title={texts.needsChecks}>
              {texts.verify}
              <span className="sr-only">{texts.of(name)}</span>
            </Button>
          )}
          {askFor("suspend", "sperr")}
        </>
      );
    case "rejected":
      return submit("approve", texts.approve);
    case "suspended":
      return askFor("reinstate", "apne");
    default:
      return null;
  }
}
