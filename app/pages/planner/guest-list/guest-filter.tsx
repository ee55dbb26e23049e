import { type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { FilterLinks } from "#app/client/lists/filter-links.tsx";
import { SearchInput } from "#app/client/lists/search-field.tsx";
import type { GuestCategory } from "#app/features/guests/categories/queries.server.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { type GuestQuery, guestQuery, sortedBy } from "./guest-query.ts";
import type { ListCounts } from "./rules.ts";
import { guestListTexts } from "./texts.ts";

const { search: texts, statuses, columns } = guestListTexts;

/** The list follows at once; the address follows when the typing pauses, or the list is drawn. */
const pausesMs = { typing: 300, choice: 50 };

/**
 * Returns the query that the list shows, which is ahead of the URL's while the user types or
 * chooses.
 */
export function useShownQuery(inUrl: GuestQuery) {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<GuestQuery | null>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const urlText = guestQuery.href(inUrl);
  const requested = useRef(urlText);
  // Back and Forward change the URL without a request from here.
  useEffect(() => {
    if (requested.current === urlText) return;
    requested.current = urlText;
    window.clearTimeout(timer.current);
    setAhead(null);
  }, [urlText]);

  const shown = ahead ?? inUrl;
  const show = (changes: Partial<GuestQuery>, by: keyof typeof pausesMs = "choice") => {
    const next = { ...shown, ...changes, side: 1 };
    setAhead(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      requested.current = guestQuery.href(next);
      void navigate(requested.current, {
        replace: by === "typing",
        preventScrollReset: true,
      });
    }, pausesMs[by]);
  };
  return { shown, show };
}

/** Shows what a link of the page leads to before the router has followed it. */
export function followAhead(
  event: MouseEvent<HTMLElement>,
  show: (changes: Partial<GuestQuery>) => void,
): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  show(guestQuery.parse(new URL(link.href).searchParams));
}

interface GuestFilterProps {
  query: GuestQuery;
  show: ReturnType<typeof useShownQuery>["show"];
  categories: readonly GuestCategory[];
  counts: ListCounts;
  result: string;
}

export function GuestFilterBar({ query, show, categories, counts, result }: GuestFilterProps) {
  const { sok, kategori, status } = query;
  const field = useRef<HTMLInputElement>(null);
  // Back and Forward change the text; while it is typed, the field is ahead.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = sok;
  }, [sok]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    show({ sok: field.current?.value.trim() ?? "" });
  };
  const choices = [
    { key: "all", label: texts.everyone, count: counts.invited },
    { key: "attending", label: statuses.attending, count: counts.confirmed },
    { key: "pending", label: statuses.pending, count: counts.pending },
    { key: "declined", label: statuses.declined, count: counts.declined },
  ] as const;
  const others = guestQuery.fields({
    ...query,
    sok: "",
    kategori: null,
    sorter: "added",
    side: 1,
  });
  return (
    <div className="grid grid-cols-1 gap-2 xl:flex xl:items-center">
      <Form
        method="get"
        action={guestQuery.path}
        role="search"
        onSubmit={onSubmit}
        className="grid grid-cols-1 gap-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] xl:flex"
      >
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <span className="relative block xl:w-80 min-[90rem]:w-112">
          <SearchInput
            ref={field}
            label={texts.label}
            defaultValue={sok}
            onInput={({ currentTarget }) => show({ sok: currentTarget.value.trim() }, "typing")}
            className="pr-3"
          />
        </span>
        <SelectField
          id="kategori"
          name="kategori"
          label={<span className="sr-only">{texts.category}</span>}
          value={kategori === "none" ? "ingen" : (kategori ?? "")}
          onChange={({ currentTarget: { value } }) =>
            show({ kategori: value === "ingen" ? "none" : value || null })
          }
          className="gap-0! xl:w-54"
        >
          <option value="">{texts.allCategories}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="ingen">{texts.noCategory}</option>
        </SelectField>
        <SelectField
          id="sorter"
          name="sorter"
          label={<span className="sr-only">{texts.order}</span>}
          value={query.sorter === "added" ? "" : guestQuery.fields(query).sorter}
          onChange={({ currentTarget: { value } }) => {
            const chosen = new URLSearchParams({ sorter: value });
            show({ sorter: guestQuery.parse(chosen).sorter, retning: "ascending" });
          }}
          className="gap-0! wide:hidden"
        >
          <option value="">{texts.added}</option>
          {sortedBy.map((sorter) => (
            <option key={sorter} value={guestQuery.fields({ sorter }).sorter}>
              {texts.sortedBy(columns[sorter])}
            </option>
          ))}
        </SelectField>
        <noscript>
          <Button>{texts.find}</Button>
        </noscript>
        <p role="status" className="sr-only">
          {result}
        </p>
      </Form>
      <div
        onClickCapture={(event) => followAhead(event, show)}
        className="max-xl:justify-self-start max-lg:justify-self-stretch xl:ml-auto"
      >
        <FilterLinks
          label={texts.status}
          choices={choices.map((choice) => ({
            ...choice,
            to: guestQuery.href({ ...query, status: choice.key, side: 1 }),
            isCurrent: choice.key === status,
          }))}
        />
      </div>
    </div>
  );
}
