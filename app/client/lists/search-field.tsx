import { type ComponentProps, type SubmitEvent, useEffect, useRef } from "react";
import { Form, type Location, useNavigate, useNavigation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { Search } from "#app/ui/icons.ts";
import { type ListQuery, maxSearchLength, search } from "./list-query.ts";

/** Long enough for the next letter, short enough to seem immediate. */
const typingPauseMs = 300;

interface SearchFieldProps<Values extends { sok: string }> {
  query: ListQuery<Values>;
  /** What a search keeps, as the page shows it. */
  filters: Partial<Omit<Values, "sok">>;
  texts: { search: string; find: string };
  value: string;
  /** Announces the result of a search, which replaces the list while the field has the focus. */
  result: string;
  className?: string;
}

const options = { replace: true, preventScrollReset: true };

/** Searches while the user types. Without script, the button submits the form. */
export function SearchField<Values extends { sok: string }>(props: SearchFieldProps<Values>) {
  const { query, filters, texts, value, result, className = "" } = props;
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const { location: next } = useNavigation();
  const latest = useRef({ next, filters });
  const requested = useRef(value);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The timer runs with the functions of the render in which the last letter was typed.
  useEffect(() => {
    latest.current = { next, filters };
  });

  // Links can change the URL; remounting the field instead would lose the focus.
  useEffect(() => {
    if (!field.current || value === requested.current) return;
    requested.current = value;
    field.current.value = value;
  }, [value]);

  const find = () => {
    clearTimeout(timer.current);
    const { next: loading, filters: shown } = latest.current;
    const sok = search().parse(field.current?.value ?? "");
    // A filter that was chosen since the last letter may not be shown yet.
    const chosen = leadsTo(query, loading)
      ? query.parse(new URLSearchParams(loading.search))
      : shown;
    const kept = Object.fromEntries(
      Object.keys(filters).map((name) => [name, chosen[name as keyof typeof filters]]),
    );
    requested.current = sok;
    void navigate(query.href({ ...kept, sok } as Partial<Values>), options);
  };
  // Also while a word is composed: phones' keyboards compose every word until its end.
  const onInput = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const { next: loading } = latest.current;
      // The search would keep the user on a page that is being left.
      if (!loading || leadsTo(query, loading)) find();
    }, typingPauseMs);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    find();
  };

  return (
    <Form
      method="get"
      action={query.path}
      role="search"
      onSubmit={onSubmit}
      className={`relative flex-1 ${className}`}
    >
      {Object.entries(query.fields(filters as Partial<Values>)).map(([name, paramValue]) => (
        <input key={name} type="hidden" name={name} value={paramValue} />
      ))}
      <SearchInput
        ref={field}
        label={texts.search}
        defaultValue={value}
        onInput={onInput}
        className="pr-19"
      />
      <button
        type="submit"
        className="absolute inset-y-0 right-0 rounded-r-m border-l border-edge px-4 text-14 font-semibold text-ink transition-colors hover:bg-paper-2 focus-visible:-outline-offset-2"
      >
        {texts.find}
      </button>
      <p role="status" className="sr-only">
        {value && result}
      </p>
    </Form>
  );
}

/** One path may have several pages, which differ by a parameter. */
function leadsTo<Values>(
  query: ListQuery<Values>,
  location: Location | undefined,
): location is Location {
  if (location?.pathname !== query.path) return false;
  const given = new URLSearchParams(location.search);
  return Object.entries(query.fields({})).every(([name, text]) => given.get(name) === text);
}

interface SearchInputProps extends ComponentProps<"input"> {
  label: string;
}

/** The control of a list query's `search()`. Must be in a positioned element. */
export function SearchInput({ label, className = "", ...input }: SearchInputProps) {
  return (
    <>
      <Icon
        icon={Search}
        size={18}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-2"
      />
      <input
        {...input}
        type="search"
        name="sok"
        aria-label={label}
        placeholder={label}
        maxLength={maxSearchLength}
        autoComplete="off"
        className={`h-control w-full rounded-m border border-edge bg-sheet pl-10 text-16 text-ellipsis focus-visible:-outline-offset-1 lg:text-15 [&::-webkit-search-cancel-button]:cursor-pointer [&::-webkit-search-cancel-button]:grayscale ${className}`}
      />
    </>
  );
}
