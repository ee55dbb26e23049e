import type { Ref } from "react";
import { FilterLinks } from "#app/client/lists/filter-links.tsx";
import { SearchField } from "#app/client/lists/search-field.tsx";
import { inboxPath } from "./actions.ts";
import type { Inbox } from "./load-inbox.server.ts";
import { inboxTexts as texts } from "./texts.ts";
import { hrefOf, queryValueOf, type Shown, type View } from "./view.ts";

interface InboxHeadProps {
  inbox: Inbox;
  isEmpty: boolean;
  title: Ref<HTMLHeadingElement>;
}

/** The title with its numbers, and what narrows the list; on phones not above an open message. */
export function InboxHead({ inbox: { view, counts }, isEmpty, title }: InboxHeadProps) {
  return (
    <header
      className={`flex flex-wrap items-center gap-x-6 gap-y-3 ${view.message ? "max-lg:sr-only" : ""}`}
    >
      <h1 ref={title} tabIndex={-1} className="text-d31 outline-hidden">
        {texts.title}
      </h1>
      {!isEmpty && (
        <>
          <Counts counts={counts} open={view.message !== null} />
          <InboxFilters view={view} />
        </>
      )}
    </header>
  );
}

function Counts({ counts, open }: { counts: Inbox["counts"]; open: boolean }) {
  return (
    <p className={`mt-1.5 flex gap-4.5 text-14 text-muted ${open ? "max-lg:hidden" : ""}`}>
      {(["unreplied", "replied"] as const).map((state) => (
        <span key={state}>
          <b className="font-semibold text-ink tabular-nums">{counts[state]}</b>{" "}
          {texts.counts[state]}
        </span>
      ))}
    </p>
  );
}

function InboxFilters({ view }: { view: View }) {
  const queryValue = queryValueOf(view.shown);
  return (
    <div
      className={`flex gap-2 max-lg:w-full max-sm:flex-col lg:ml-auto ${view.message ? "max-lg:hidden" : ""}`}
    >
      <FilterLinks
        label={texts.filter}
        choices={(Object.keys(texts.shown) as Shown[]).map((shown) => ({
          key: shown,
          to: hrefOf({ shown, search: view.search }),
          isCurrent: view.shown === shown,
          label: texts.shown[shown],
        }))}
      />
      <SearchField
        action={inboxPath}
        otherParams={queryValue ? { vis: queryValue } : {}}
        texts={texts}
        value={view.search}
        className="lg:w-48 xl:w-80"
      />
    </div>
  );
}
