import { useState } from "react";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { FilterLinks } from "#app/client/lists/filter-links.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireAdmin } from "#app/features/accounts/access.server.ts";
import { listAudit } from "#app/features/audit/queries.server.ts";
import {
  countModeratedListings,
  listModeratedListings,
  sumCommissions,
} from "#app/features/marketplace/moderation/queries.server.ts";
import { listingLists, moderatedPerPage } from "#app/features/marketplace/moderation/rules.ts";
import { now } from "#app/platform/clock.ts";
import { formatMoney } from "#app/platform/money.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { ModeratedList } from "../list/moderated-list.tsx";
import { BesideLog } from "../log/beside-log.tsx";
import { viewAudit } from "../log/view-audit.server.ts";
import type { Route } from "./+types/listings.ts";
import { handleListingModeration } from "./actions.server.ts";
import { listingModeration } from "./actions.ts";
import { moderatedListingQuery } from "./listing-query.ts";
import { ListingRow } from "./listing-row.tsx";
import { type AskedReason, ListingReasonDialog } from "./reason-dialog.tsx";
import { moderatedListingTexts as texts } from "./texts.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const admin = await requireAdmin(request);
  const query = moderatedListingQuery.parse(url.searchParams);
  const [listings, counts, sums, log] = await Promise.all([
    listModeratedListings(admin.id, query.vis, query.side),
    countModeratedListings(admin.id),
    sumCommissions(admin.id),
    listAudit(admin.id, { subject: "listing" }),
  ]);
  return { query, listings, counts, sums, log: viewAudit(log.entries.slice(0, 8), now()) };
}

export const action = handleListingModeration;
export const clientAction = createClientAction(listingModeration);

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.errors.notLoaded} />;
}

export default function Listings({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  const { query, listings, counts, sums, log } = loaderData;
  const [asked, setAsked] = useState<AskedReason | null>(() => askedByUrl(query));
  const askedListing = asked && listings.find(({ id }) => id === asked.id);
  return (
    <>
      <PageHeader
        title={texts.title}
        details={
          <p className="flex flex-wrap gap-x-5 text-14 text-muted tabular-nums">
            {(["due", "paid"] as const).map((kind) => (
              <span key={kind}>
                <b className="font-semibold text-ink">{formatMoney(sums[kind])}</b>{" "}
                {texts.sums[kind]}
              </span>
            ))}
          </p>
        }
      />
      <ActionNotice actions={listingModeration} result={actionData} />
      <FilterLinks
        label={texts.filter}
        choices={listingLists.map((list) => ({
          key: list,
          to: moderatedListingQuery.href({ vis: list }),
          isCurrent: list === query.vis,
          label: texts.lists[list],
          count: counts[list],
        }))}
        className="lg:justify-self-start"
      />
      {askedListing && asked && (
        <ListingReasonDialog
          listing={askedListing}
          intent={asked.intent}
          onClose={() => setAsked(null)}
        />
      )}
      <BesideLog days={log}>
        <ModeratedList
          rows={listings.map((listing) => (
            <ListingRow key={listing.id} listing={listing} list={query.vis} ask={setAsked} />
          ))}
          empty={texts.empty[query.vis]}
          pages={{
            page: query.side,
            perPage: moderatedPerPage,
            total: counts[query.vis],
            hrefOf: (side) => moderatedListingQuery.href({ vis: query.vis, side }),
          }}
        />
      </BesideLog>
    </>
  );
}

function askedByUrl({
  grunn,
  annonse,
}: ReturnType<typeof moderatedListingQuery.parse>): AskedReason | null {
  const id = Number(annonse);
  return grunn === "none" || !Number.isSafeInteger(id) ? null : { intent: grunn, id };
}
