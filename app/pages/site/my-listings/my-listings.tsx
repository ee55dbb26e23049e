import { useState } from "react";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { useRouterSubmit } from "#app/client/actions/submit.ts";
import { useCopyUrl } from "#app/client/copy-link.tsx";
import { FlashMessage } from "#app/client/flash-message.tsx";
import { LiveTopics, useLive } from "#app/client/live/use-live.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { conversationTopics } from "#app/features/conversations/topics.ts";
import { productPath } from "#app/features/marketplace/components/listing-parts.tsx";
import type { OwnListing } from "#app/features/marketplace/selling/queries.server.ts";
import { marketplaceTopics } from "#app/features/marketplace/topics.ts";
import { formatMoney } from "#app/platform/money.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Plus } from "#app/ui/icons.ts";
import { Toaster } from "#app/ui/toaster.tsx";
import { sellPath } from "../sell/actions.ts";
import { SiteFooter } from "../site-footer.tsx";
import { SiteHeader } from "../site-header.tsx";
import type { Route } from "./+types/my-listings.ts";
import { handleMyListings } from "./actions.server.ts";
import { myListingsActions } from "./actions.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { listingGroups } from "./groups.ts";
import { Ledger } from "./ledger.tsx";
import { ListingRow } from "./listing-row.tsx";
import { loadMyListings, type OwnListings } from "./load-my-listings.server.ts";
import { SellDialog } from "./sell-dialog.tsx";
import { myListingsTexts as texts } from "./texts.ts";

export function loader({ request, url }: Route.LoaderArgs) {
  return loadMyListings(request, url);
}

export const action = handleMyListings;
export const clientAction = createClientAction(myListingsActions);

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return (
    <>
      <SiteHeader user={null} />
      <main id="innhold" className="wrap py-8">
        <LoadError title={texts.errors.notLoaded} />
      </main>
    </>
  );
}

export default function MyListings({ loaderData, actionData }: Route.ComponentProps) {
  useRouterSubmit();
  useStaleIfError(texts.errors.notLoaded);
  return (
    <>
      <SiteHeader user={loaderData.frame.user} />
      <main id="innhold" className="wrap pt-7 pb-18 lg:pt-14 lg:pb-28">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-d39">{texts.title}</h1>
          <ButtonLink to={sellPath} variant="primary">
            <Icon icon={Plus} size={18} />
            {texts.sell}
          </ButtonLink>
        </div>
        <div className="grid gap-3 pt-4 empty:hidden">
          <FlashMessage message={loaderData.flash} />
          <ActionNotice actions={myListingsActions} result={actionData} />
        </div>
        <LiveTopics value={topics}>
          <Listings {...loaderData} />
        </LiveTopics>
      </main>
      <SiteFooter contact={loaderData.frame.contact} />
      <Toaster />
    </>
  );
}

const topics = [marketplaceTopics.listings, conversationTopics.conversations];

interface Opened {
  dialog: "sell" | "delete";
  key: string;
}

function Listings({ listings, origin, loadedAt: now, account, query }: OwnListings) {
  useLive(...topics);
  const { copyUrl, manualCopyDialog } = useCopyUrl(texts.copyLink);
  const [opened, setOpened] = useState<Opened | null>(
    query.selg ? { dialog: "sell", key: query.selg } : null,
  );
  const chosen = opened && listings.find(({ key }) => key === opened.key);
  const close = () => setOpened(null);
  if (listings.length === 0) {
    return <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>;
  }
  return (
    <>
      <Statistics listings={listings} />
      {chosen && opened.dialog === "sell" && <SellDialog listing={chosen} onClose={close} />}
      {chosen && opened.dialog === "delete" && <DeleteDialog listing={chosen} onClose={close} />}
      {manualCopyDialog}
      {listingGroups.map((group) => {
        const rows = listings.filter(({ status }) => status === group);
        return (
          rows.length > 0 && (
            <section key={group} aria-labelledby={group} className="mt-9 lg:mt-13">
              <h2
                id={group}
                className="flex items-baseline gap-2.5 border-b-[1.5px] border-ink pb-2.5 text-d25"
              >
                {texts.groups[group]}
                <span className="font-text text-15 font-normal text-muted tabular-nums">
                  {rows.length}
                </span>
              </h2>
              <ul>
                {rows.map((listing) => (
                  <ListingRow
                    key={listing.id}
                    {...{ listing, now }}
                    onSell={() => setOpened({ dialog: "sell", key: listing.key })}
                    onCopy={() => void copyUrl(origin + productPath(listing.id))}
                    onDelete={() => setOpened({ dialog: "delete", key: listing.key })}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
      <Ledger listings={listings} account={account} now={now} />
    </>
  );
}

function Statistics({ listings }: { listings: readonly OwnListing[] }) {
  const listed = listings.filter(({ status }) => status === "published" || status === "reserved");
  const sold = listings.filter(({ soldFor }) => soldFor !== null);
  const sum = (sums: number[]) => formatMoney(sums.reduce((total, each) => total + each, 0));
  const figures = [
    [listed.length, texts.stats.listed],
    [sum(listed.map(({ price }) => price ?? 0)), texts.stats.asked],
    [sold.length, texts.stats.sold],
    [
      sum(sold.map(({ soldFor, commission }) => (soldFor ?? 0) - (commission ?? 0))),
      texts.stats.received,
    ],
  ] as const;
  return (
    <dl className="mt-5 grid grid-cols-2 overflow-hidden rounded-l border border-rule bg-sheet lg:mt-7 lg:grid-cols-4">
      {figures.map(([value, label]) => (
        <div
          key={label}
          className="-mt-px -ml-px flex flex-col-reverse justify-end border-t border-l border-rule px-4.5 py-3.5 lg:px-6 lg:py-4.5"
        >
          <dt className="text-13 text-muted">{label}</dt>
          <dd className="font-display text-[1.5rem]/7.5 lining-nums lg:text-d31">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
