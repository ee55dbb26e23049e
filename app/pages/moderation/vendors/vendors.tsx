import { randomUUID } from "node:crypto";
import { useState } from "react";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { DialogButton } from "#app/client/forms/dialog-button.tsx";
import { FilterLinks } from "#app/client/lists/filter-links.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireAdmin } from "#app/features/accounts/access.server.ts";
import { listAudit } from "#app/features/audit/queries.server.ts";
import {
  countModeratedVendors,
  listModeratedVendors,
} from "#app/features/vendors/moderation/queries.server.ts";
import { moderationLists, vendorsPerPage } from "#app/features/vendors/moderation/rules.ts";
import { now } from "#app/platform/clock.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Plus } from "#app/ui/icons.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { ModeratedList } from "../list/moderated-list.tsx";
import { BesideLog } from "../log/beside-log.tsx";
import { viewAudit } from "../log/view-audit.server.ts";
import { moderationTexts } from "../texts.ts";
import type { Route } from "./+types/vendors.ts";
import { handleModeration } from "./actions.server.ts";
import { moderationActions } from "./actions.ts";
import { CreateDialog } from "./create-dialog.tsx";
import { type AskedReason, VendorReasonDialog } from "./reason-dialog.tsx";
import { vendorListQuery } from "./vendor-query.ts";
import { VendorRow } from "./vendor-row.tsx";

const { vendors: texts, lists } = moderationTexts;

export async function loader({ request, url }: Route.LoaderArgs) {
  const admin = await requireAdmin(request);
  const query = vendorListQuery.parse(url.searchParams);
  const [vendors, counts, log] = await Promise.all([
    listModeratedVendors(admin.id, query.vis, query.side),
    countModeratedVendors(admin.id),
    listAudit(admin.id, { subject: "vendor" }),
  ]);
  return {
    query,
    vendors,
    counts,
    log: viewAudit(log.entries.slice(0, 8), now()),
    newId: randomUUID(),
  };
}

export const action = handleModeration;
export const clientAction = createClientAction(moderationActions);

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.errors.notLoaded} />;
}

export default function Vendors({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  const { query, vendors, counts, log, newId } = loaderData;
  const [asked, setAsked] = useState<AskedReason | null>(() => askedByUrl(query));
  const [isCreating, setCreating] = useState(query.ny === "shown");
  const askedVendor = asked && vendors.find(({ id }) => id === asked.id);
  return (
    <>
      <PageHeader
        title={texts.title}
        details={
          <p className="flex gap-5 text-14 text-muted tabular-nums">
            <span>
              <b className="font-semibold text-ink">{counts.pending}</b> {texts.counts.pending}
            </span>
            <span>
              <b className="font-semibold text-ink">{counts.verified}</b> {texts.counts.verified}
            </span>
          </p>
        }
        actions={
          <DialogButton
            href={vendorListQuery.href({ ny: "shown" })}
            onOpen={() => setCreating(true)}
          >
            <Icon icon={Plus} />
            {texts.create}
          </DialogButton>
        }
      />
      <ActionNotice actions={moderationActions} result={actionData} />
      <FilterLinks
        label={texts.filter}
        choices={moderationLists.map((list) => ({
          key: list,
          to: vendorListQuery.href({ vis: list }),
          isCurrent: list === query.vis,
          label: lists[list],
          count: counts[list],
        }))}
        className="lg:justify-self-start"
      />
      {askedVendor && asked && (
        <VendorReasonDialog
          vendor={askedVendor}
          intent={asked.intent}
          onClose={() => setAsked(null)}
        />
      )}
      {isCreating && <CreateDialog id={newId} onClose={() => setCreating(false)} />}
      <BesideLog days={log}>
        <ModeratedList
          rows={vendors.map((vendor) => (
            <VendorRow key={vendor.id} vendor={vendor} ask={setAsked} />
          ))}
          empty={texts.empty[query.vis]}
          pages={{
            page: query.side,
            perPage: vendorsPerPage,
            total: counts[query.vis],
            hrefOf: (side) => vendorListQuery.href({ vis: query.vis, side }),
          }}
        />
      </BesideLog>
    </>
  );
}

function askedByUrl({ avvis, sperr, apne }: ReturnType<typeof vendorListQuery.parse>) {
  if (avvis) return { intent: "reject", id: avvis } as const;
  if (sperr) return { intent: "suspend", id: sperr } as const;
  return apne ? ({ intent: "reinstate", id: apne } as const) : null;
}
