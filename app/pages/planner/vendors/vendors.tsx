import { useState } from "react";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { PageLinks } from "#app/client/lists/page-links.tsx";
import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireAsker } from "#app/features/conversations/askers/access.server.ts";
import { conversationTopics } from "#app/features/conversations/topics.ts";
import { vendorQuery } from "#app/features/vendors/search/rules.ts";
import { vendorTopics } from "#app/features/vendors/topics.ts";
import { usePreload } from "#app/ui/late-component.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Route } from "./+types/vendors.ts";
import { handleVendorAction } from "./actions.server.ts";
import { vendorActions } from "./actions.ts";
import { CategoryTiles } from "./category-tiles.tsx";
import { DirectoryCard } from "./directory-card.tsx";
import { DirectoryFilters } from "./directory-filters.tsx";
import { EmptyDirectory } from "./empty-directory.tsx";
import { RequestDialog, VendorPanel, vendorParts } from "./late-parts.ts";
import { type Directory, loadDirectory } from "./load-directory.server.ts";
import { loadVendorPage } from "./load-vendor.server.ts";
import { vendorScreenTexts as texts } from "./texts.ts";
import { VendorsHead } from "./vendors-head.tsx";

const topics = [conversationTopics.conversations, vendorTopics.chosenVendors];

export async function loader({ request, url }: Route.LoaderArgs) {
  const asker = await requireAsker(request);
  const query = vendorQuery.parse(url.searchParams);
  const directory = await loadDirectory(asker, query);
  const page = query.leverandor ? await loadVendorPage(asker, query, directory.reader) : null;
  return { directory, page };
}

export const action = handleVendorAction;
export const clientAction = createClientAction(vendorActions);

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.page?.vendor.name ?? texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.errors.notLoaded} />;
}

export default function Vendors({ loaderData, actionData }: Route.ComponentProps) {
  const { directory, page } = loaderData;
  useStaleIfError(texts.errors.notLoaded);
  usePreload(vendorParts);
  const [asked, setAsked] = useState<Directory["near"][number]["vendor"] | null>(null);
  const { query, corrected, counts, reader, tabs, total } = directory;
  return (
    <>
      <ActionNotice actions={vendorActions} result={actionData} />
      <ConnectionNotice topics={topics} text={texts.connectionLost} />
      {page && <VendorPanel key={page.vendor.id} page={page} query={query} result={actionData} />}
      <VendorsHead current="find" counts={tabs} />
      <CategoryTiles query={query} counts={counts} />
      <DirectoryFilters query={query} total={total} counts={counts} date={reader.date} />
      {corrected && total > 0 && <Notice>{texts.corrected(query.sok, corrected)}</Notice>}
      {total > 0 ? (
        <>
          <CardList vendors={directory.vendors} query={query} onAsk={setAsked} />
          <PageLinks
            texts={texts.pages}
            page={query.side}
            perPage={directory.perPage}
            shownCount={directory.vendors.length}
            total={total}
            hrefOf={(side) =>
              vendorQuery.href({ ...query, side, leverandor: null, skjema: "none" })
            }
          />
        </>
      ) : (
        <>
          <Sheet>
            <EmptyDirectory query={query} />
          </Sheet>
          {directory.near.length > 0 && (
            <section className="grid gap-3.5 border-t border-rule-2 pt-5">
              <h2 className="text-d20">{texts.empty.near}</h2>
              <CardList vendors={directory.near} query={query} onAsk={setAsked} />
            </section>
          )}
        </>
      )}
      <p className="text-13 text-muted">{texts.order}</p>
      {asked && (
        <RequestDialog
          key={asked.id}
          vendor={asked}
          reader={reader}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface CardListProps {
  vendors: Directory["vendors"];
  query: Directory["query"];
  onAsk: (vendor: Directory["near"][number]["vendor"]) => void;
}

function CardList({ vendors, query, onAsk }: CardListProps) {
  return (
    <ul className="grid gap-4 lg:gap-5 xl:grid-cols-2">
      {vendors.map(({ vendor, state }) => (
        <li key={vendor.id} className="grid">
          <DirectoryCard
            vendor={vendor}
            state={state}
            to={vendorQuery.href({ ...query, leverandor: vendor.id })}
            isNarrow={query.kategori !== "all"}
            onAsk={onAsk}
          />
        </li>
      ))}
    </ul>
  );
}
