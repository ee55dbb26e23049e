import { Download, Search } from "lucide-react";
import { Form, Link } from "react-router";
import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { plannerTexts } from "../texts.ts";
import type { Dashboard } from "./load-dashboard.server.ts";
import { addressOf, exportAddressOf, type View } from "./view.ts";

const { answers: texts } = plannerTexts;

interface AnswerSearchProps {
  view: View;
  counts: Dashboard["counts"];
}

/** Narrows the answers by a word and by coming or not; both live in the address. */
export function AnswerSearch({ view, counts }: AnswerSearchProps) {
  const choices = [
    { label: texts.everyone, count: counts.total, attending: undefined },
    { label: rsvpTexts.attending.true, count: counts.comingAnswers, attending: true },
    { label: rsvpTexts.attending.false, count: counts.declined, attending: false },
  ];
  return (
    <div className="grid gap-2 lg:flex lg:items-center">
      <div className="flex gap-2">
        <Form
          method="get"
          action="/admin"
          role="search"
          className="relative flex-1 lg:w-90 lg:flex-none"
        >
          <input type="hidden" name="tab" value="rsvp" />
          {view.attending !== undefined && (
            <input type="hidden" name="svar" value={view.attending ? "kommer" : "kommer-ikke"} />
          )}
          <input
            key={view.search}
            type="search"
            name="sok"
            aria-label={texts.search}
            placeholder={texts.search}
            defaultValue={view.search}
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
        <ButtonLink to={exportAddressOf(view)} reloadDocument download variant="quiet">
          <Icon of={Download} />
          <span className="max-sm:sr-only">{texts.export}</span>
          <span className="sr-only">{texts.exportHint}</span>
        </ButtonLink>
      </div>
      <nav aria-label={texts.filter} className="lg:ml-auto">
        <ul className="flex divide-x divide-rule overflow-hidden rounded-m border border-edge bg-sheet">
          {choices.map(({ label, count, attending }) => (
            <li key={label} className="max-lg:flex-1">
              <Link
                to={addressOf({ tab: "rsvp", search: view.search, attending })}
                preventScrollReset
                aria-current={view.attending === attending ? "true" : undefined}
                className="flex h-[calc(var(--spacing-control)-2px)] items-center justify-center gap-1.5 px-3 text-14 font-medium whitespace-nowrap text-ink-2 hover:bg-paper-2 focus-visible:-outline-offset-3 aria-[current=true]:bg-ink aria-[current=true]:text-on-ink aria-[current=true]:focus-visible:outline-on-ink"
              >
                {label}
                <span className="font-normal tabular-nums opacity-75 max-sm:sr-only">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
