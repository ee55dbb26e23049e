import { data } from "react-router";
import { ActionForm, ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { FlashMessage } from "#app/client/flash-message.tsx";
import { useLive } from "#app/client/live/use-live.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireUser } from "#app/features/accounts/access.server.ts";
import { handleSavedSearchAction } from "#app/features/marketplace/saved-searches/actions.server.ts";
import { savedSearchActions } from "#app/features/marketplace/saved-searches/actions.ts";
import { listSavedSearches } from "#app/features/marketplace/saved-searches/queries.server.ts";
import { maxLengths, parseSavedQuery } from "#app/features/marketplace/saved-searches/rules.ts";
import { savedSearchTexts as texts } from "#app/features/marketplace/saved-searches/texts.ts";
import { readFlash } from "#app/platform/http/cookies.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { Route } from "./+types/saved-searches.ts";
import { SavedSearchRow } from "./saved-search-row.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const { id } = await requireUser(request);
  const [searches, flash] = await Promise.all([listSavedSearches(id), readFlash(request)]);
  const offered = offeredBy(new URL(request.url));
  const isStored = searches.some(({ query }) => query === offered?.query);
  return data(
    { searches, offered: isStored ? null : offered, flash: flash.message },
    { headers: flash.headers },
  );
}

/** A visitor who wants to save a search signs in first, and comes back with it in the address. */
function offeredBy(url: URL) {
  const parsed = parseSavedQuery(url.searchParams.get("sok") ?? "");
  const name = (url.searchParams.get("navn") ?? "").slice(0, maxLengths.name);
  return parsed && { query: parsed.query, name: name || texts.fallbackName };
}

export const action = handleSavedSearchAction;
export const clientAction = createClientAction(savedSearchActions);

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return (
    <div className="wrap py-8">
      <LoadError title={texts.errors.notLoaded} />
    </div>
  );
}

export default function SavedSearches({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  useLive();
  const { searches, offered, flash } = loaderData;
  return (
    <div className="wrap max-w-220 pt-8 pb-20 lg:pt-14">
      <FlashMessage message={flash} />
      <h1 className="text-d39 lg:text-d49">{texts.title}</h1>
      <p className="mt-2 max-w-[38em] text-16 text-ink-2">{texts.lead}</p>
      <ActionNotice actions={savedSearchActions} result={actionData} />
      {offered && <OfferedSearch {...offered} />}
      {searches.length === 0 ? (
        <EmptyState
          title={texts.empty.title}
          action={
            <ButtonLink
              to="/marketplace"
              reloadDocument
              variant={offered ? "secondary" : "primary"}
            >
              {texts.empty.find}
            </ButtonLink>
          }
          className="min-h-72"
        >
          {texts.empty.text}
        </EmptyState>
      ) : (
        <ul className="mt-8 divide-y divide-rule-2 border-y border-rule-2">
          {searches.map((search) => (
            <li key={search.id}>
              <SavedSearchRow search={search} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OfferedSearch({ query, name }: { query: string; name: string }) {
  return (
    <section aria-labelledby="lagre" className="mt-6 rounded-l border border-rule-2 bg-sheet p-5">
      <h2 id="lagre" className="text-d25">
        {texts.saveTitle}
      </h2>
      <ActionForm
        actions={savedSearchActions}
        intent="save"
        values={{ query }}
        className="mt-3 flex flex-wrap items-end gap-3"
      >
        <TextField
          name="name"
          id="navn"
          label={texts.name}
          className="min-w-60 flex-1"
          defaultValue={name}
          maxLength={maxLengths.name}
          autoComplete="off"
          required
        />
        <Button variant="primary">{texts.save}</Button>
      </ActionForm>
    </section>
  );
}
