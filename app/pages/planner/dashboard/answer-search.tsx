import { Download } from "lucide-react";
import { FilterLinks } from "#app/client/lists/filter-links.tsx";
import { SearchField } from "#app/client/lists/search-field.tsx";
import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { plannerTexts } from "../texts.ts";
import type { AnswerPage } from "./load-dashboard.server.ts";
import { exportHref, hrefOf, queryOf, type View } from "./view.ts";

const { answers: texts } = plannerTexts;

interface AnswerSearchProps {
  view: View;
  found: AnswerPage["found"];
}

/** Narrows the answers by a word and by coming or not; both live in the address. */
export function AnswerSearch({ view, found }: AnswerSearchProps) {
  const choices = [
    { label: texts.everyone, count: found.total, attending: undefined },
    { label: rsvpTexts.attending.true, count: found.comingAnswers, attending: true },
    { label: rsvpTexts.attending.false, count: found.declined, attending: false },
  ].map(({ label, count, attending }) => ({
    key: label,
    label,
    count,
    to: hrefOf({ tab: "rsvp", search: view.search, attending }),
    isCurrent: view.attending === attending,
  }));
  return (
    <div className="grid gap-2 lg:flex lg:items-center">
      <div className="flex gap-2">
        <SearchField
          action="/admin"
          otherParams={queryOf({ tab: "rsvp", attending: view.attending })}
          texts={texts}
          value={view.search}
          className="lg:w-90 lg:flex-none"
        />
        <ButtonLink to={exportHref(view)} reloadDocument download variant="quiet">
          <Icon icon={Download} />
          <span className="max-sm:sr-only">{texts.export}</span>
          <span className="sr-only">{texts.exportHint}</span>
        </ButtonLink>
      </div>
      <FilterLinks label={texts.filter} choices={choices} className="lg:ml-auto" />
    </div>
  );
}
