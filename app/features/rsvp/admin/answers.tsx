import { useActions } from "#app/client/actions/submit.ts";
import { FilterLinks } from "#app/client/lists/filter-links.tsx";
import { PageLinks } from "#app/client/lists/page-links.tsx";
import { SearchField } from "#app/client/lists/search-field.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Download } from "#app/ui/icons.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { rsvpTexts } from "../texts.ts";
import { answerActions, applyAnswerAction } from "./actions.ts";
import type { AnswerPage } from "./answer-page.server.ts";
import { answerQuery, answersCsvPath, answersPerPage } from "./answer-query.ts";
import { AnswerTable } from "./answer-table.tsx";
import type { NewAnswers } from "./new-answers.tsx";
import { answerAdminTexts as texts } from "./texts.ts";

interface AnswersProps {
  page: AnswerPage;
  newAnswers: NewAnswers;
}

export function Answers({ page: loaded, newAnswers }: AnswersProps) {
  const { pending } = useActions(answerActions);
  const { query, found, answers, matching } = pending.reduce(applyAnswerAction, loaded);
  return (
    <>
      <AnswerSearch query={query} found={found} matching={matching} />
      {loaded.answers.length > 0 ? (
        <>
          <AnswerTable answers={answers} newAnswers={newAnswers} />
          {answers.length > 0 && (
            <PageLinks
              texts={texts.pages}
              page={query.side}
              perPage={answersPerPage}
              shownCount={answers.length}
              total={matching}
              hrefOf={(side) => answerQuery.href({ ...query, side })}
            />
          )}
        </>
      ) : (
        <Sheet>
          <EmptyState
            title={texts.noMatches}
            action={<ButtonLink to={answerQuery.href()}>{texts.showAll}</ButtonLink>}
          />
        </Sheet>
      )}
    </>
  );
}

type AnswerSearchProps = Pick<AnswerPage, "query" | "found" | "matching">;

function AnswerSearch({ query: { svar, sok }, found, matching }: AnswerSearchProps) {
  const choices = [
    { key: "all", label: texts.everyone, count: found.total },
    { key: "coming", label: rsvpTexts.attending.true, count: found.comingAnswers },
    { key: "declined", label: rsvpTexts.attending.false, count: found.declined },
  ] as const;
  return (
    <div className="grid gap-2 lg:flex lg:items-center">
      <div className="flex gap-2">
        <SearchField
          query={answerQuery}
          filters={{ svar }}
          texts={texts.searchField}
          value={sok}
          result={matching > 0 ? texts.matches(matching) : texts.noMatches}
          className="lg:w-60 lg:flex-none xl:w-90"
        />
        <ButtonLink
          to={answerQuery.href({ svar, sok }, answersCsvPath)}
          reloadDocument
          download
          variant="quiet"
        >
          <Icon icon={Download} />
          <span className="max-sm:sr-only">{texts.export}</span>
          <span className="sr-only">{texts.exportHint}</span>
        </ButtonLink>
      </div>
      <FilterLinks
        label={texts.filter}
        choices={choices.map((choice) => ({
          ...choice,
          to: answerQuery.href({ svar: choice.key, sok }),
          isCurrent: choice.key === svar,
        }))}
        className="lg:ml-auto"
      />
    </div>
  );
}
