import { Search } from "lucide-react";
import { type Ref, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { Inbox } from "./load-inbox.server.ts";
import { inboxTexts as texts } from "./texts.ts";
import { addressOf, type Shown, type View, wordOf } from "./view.ts";

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
      <h1 ref={title} tabIndex={-1} className="text-d31 outline-hidden lg:text-d39">
        {texts.title}
      </h1>
      {!isEmpty && (
        <>
          <Counts counts={counts} open={view.message !== null} />
          <Narrowing view={view} />
        </>
      )}
    </header>
  );
}

function Counts({ counts, open }: { counts: Inbox["counts"]; open: boolean }) {
  return (
    <p className={`mt-1.5 flex gap-4.5 text-14 text-muted ${open ? "max-lg:hidden" : ""}`}>
      {(["unanswered", "answered"] as const).map((state) => (
        <span key={state}>
          <b className="font-semibold text-ink tabular-nums">{counts[state]}</b>{" "}
          {texts.counts[state]}
        </span>
      ))}
    </p>
  );
}

function Narrowing({ view }: { view: View }) {
  return (
    <div
      className={`flex gap-2 max-lg:w-full max-sm:flex-col lg:ml-auto ${view.message ? "max-lg:hidden" : ""}`}
    >
      <nav aria-label={texts.filter}>
        <ul className="flex divide-x divide-rule overflow-hidden rounded-m border border-edge bg-sheet">
          {(Object.keys(texts.shown) as Shown[]).map((shown) => (
            <li key={shown} className="max-sm:flex-1">
              <Link
                to={addressOf({ shown, search: view.search })}
                preventScrollReset
                aria-current={view.shown === shown ? "true" : undefined}
                className="flex h-[calc(var(--spacing-control)-2px)] items-center justify-center px-3 text-14 font-medium whitespace-nowrap text-ink-2 hover:bg-paper-2 focus-visible:-outline-offset-3 aria-[current=true]:bg-ink aria-[current=true]:text-on-ink aria-[current=true]:focus-visible:outline-on-ink"
              >
                {texts.shown[shown]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SearchForm view={view} />
    </div>
  );
}

function SearchForm({ view: { shown, search } }: { view: View }) {
  const field = useRef<HTMLInputElement>(null);
  const word = wordOf(shown);
  // The address can change without the field, by links; a new field would lose the focus.
  useEffect(() => {
    if (field.current) field.current.value = search;
  }, [search]);
  return (
    <Form
      method="get"
      action={addressOf({})}
      role="search"
      className="relative flex-1 lg:w-48 xl:w-80"
    >
      {word && <input type="hidden" name="vis" value={word} />}
      <input
        ref={field}
        type="search"
        name="sok"
        aria-label={texts.search}
        placeholder={texts.search}
        defaultValue={search}
        maxLength={100}
        className="h-control w-full rounded-m border border-edge bg-sheet pr-3 pl-11 text-16 focus-visible:-outline-offset-1 lg:text-15"
      />
      <button
        type="submit"
        aria-label={texts.find}
        className="absolute inset-y-0 left-0 grid w-11 place-items-center rounded-m text-ink-2"
      >
        <Icon of={Search} size={18} />
      </button>
    </Form>
  );
}
