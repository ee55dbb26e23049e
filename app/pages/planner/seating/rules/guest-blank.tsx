import { type KeyboardEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { foldForSearch } from "#app/platform/search-text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { X } from "#app/ui/icons.ts";
import { ruleTexts } from "./texts.ts";

const { dialog: texts } = ruleTexts;

/** `folded` is the name as it is searched. */
export interface GuestChoice {
  id: string;
  name: string;
  folded: string;
  /** Tells guests of one name apart. */
  detail: string;
}

interface GuestBlankProps {
  label: string;
  guests: readonly GuestChoice[];
  value: string | null;
  onChange: (guestId: string | null) => void;
}

const maxMatches = 8;

/** A blank of the sentence: found by typing, then the guest's name. */
export function GuestBlank({ label, guests, value, onChange }: GuestBlankProps) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = guests.find(({ id }) => id === value);
  const clear = () => {
    // The field is rendered in place of the name.
    flushSync(() => onChange(null));
    input.current?.focus();
  };
  if (!chosen) return <GuestSearch {...{ label, guests, onChange, input }} />;
  return (
    <span className="inline-flex min-h-11 max-w-full items-center rounded-t-m border-b-[1.5px] border-ink bg-paper-2 pl-3 font-text text-16 font-semibold">
      <span className="min-w-0 truncate">{chosen.name}</span>
      <button
        type="button"
        aria-label={texts.remove(chosen.name)}
        onClick={clear}
        className="grid size-11 flex-none place-items-center text-muted hover:text-ink focus-visible:-outline-offset-3"
      >
        <Icon icon={X} size={15} />
      </button>
    </span>
  );
}

interface GuestSearchProps extends Omit<GuestBlankProps, "value"> {
  input: React.RefObject<HTMLInputElement | null>;
}

function GuestSearch({ label, guests, onChange, input }: GuestSearchProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const folded = foldForSearch(text).trim();
  const found = isOpen ? findGuests(guests, folded) : [];
  const choose = (guestId: string) => {
    const sentence = input.current?.closest("[data-sentence]");
    // The field gives way to the name; the next blank takes the focus.
    flushSync(() => onChange(guestId));
    sentence?.querySelector<HTMLElement>("[role=combobox], select")?.focus();
  };
  const matches = found.slice(0, maxMatches);
  const current = matches[Math.min(active, matches.length - 1)];

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (isOpen) setActive((active + step + matches.length) % Math.max(1, matches.length));
    } else if (event.key === "Enter") {
      // Enter in a form would add the rule.
      event.preventDefault();
      if (current) choose(current.id);
    } else if (event.key === "Escape") setOpen(false);
  };

  return (
    <span className="relative inline-block max-w-full">
      <input
        ref={input}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${id}-${current.id}` : undefined}
        autoComplete="off"
        placeholder={label}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(text !== "")}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        className="h-11 w-38 max-w-full rounded-t-m border-b-[1.5px] border-edge bg-paper-2 px-3 font-text text-16 font-semibold placeholder:font-normal placeholder:text-muted focus-visible:border-ink focus-visible:-outline-offset-1"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!isOpen || matches.length === 0}
        className="absolute top-full left-0 z-10 mt-1 w-72 max-w-[calc(100vw-2rem)] overflow-hidden rounded-m border border-rule-2 bg-sheet py-1 font-text shadow-float"
      >
        {matches.map((guest) => (
          <div
            key={guest.id}
            id={`${id}-${guest.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={guest === current}
            // Pressed, it would take the focus from the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(guest.id)}
            onKeyDown={() => undefined}
            className={classNames(
              "min-h-11 px-3 py-1.5",
              guest === current && "bg-paper-3 forced-colors:outline-2",
            )}
          >
            <span className="block truncate text-15 font-semibold">{guest.name}</span>
            {guest.detail && (
              <span className="block truncate text-13 text-muted">{guest.detail}</span>
            )}
          </div>
        ))}
      </div>
      {isOpen && folded && found.length === 0 && (
        <span className="absolute top-full left-0 z-10 mt-1 w-72 rounded-m border border-rule-2 bg-sheet px-3 py-2.5 font-text text-14 text-muted shadow-float">
          {texts.noMatch}
        </span>
      )}
      <span role="status" className="sr-only">
        {isOpen && folded && (found.length > 0 ? texts.matches(found.length) : texts.noMatch)}
      </span>
    </span>
  );
}

/** Names that begin with the text come first, then names with a word that does. */
function findGuests(guests: readonly GuestChoice[], folded: string): GuestChoice[] {
  if (!folded) return [...guests];
  const rank = ({ folded: name }: GuestChoice) =>
    name.startsWith(folded) ? 0 : name.includes(` ${folded}`) ? 1 : name.includes(folded) ? 2 : 3;
  return guests
    .map((guest) => ({ guest, rank: rank(guest) }))
    .filter((each) => each.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ guest }) => guest);
}
