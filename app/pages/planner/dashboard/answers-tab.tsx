import { CopyLink } from "#app/client/copy-link.tsx";
import { PageLinks } from "#app/client/lists/page-links.tsx";
import { shareSection } from "#app/features/weddings/rules.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { usePendingSubmissions } from "../actions/sending.ts";
import { useSeenAnswers } from "../attention/use-attention.ts";
import { plannerTexts } from "../texts.ts";
import { answersPath, applyOptimistic } from "./answer-actions.ts";
import { AnswerSearch } from "./answer-search.tsx";
import { AnswerTable } from "./answer-table.tsx";
import type { AnswerPage, Dashboard } from "./load-dashboard.server.ts";
import type { useNewAnswers } from "./use-new-answers.ts";
import { answersPerPage, hrefOf } from "./view.ts";

const { answers: texts } = plannerTexts;
const { pages: label, range, previous, next } = texts;
const pageTexts = { label, range, previous, next };

interface AnswersTabProps {
  dashboard: Dashboard;
  page: AnswerPage;
  newAnswers: ReturnType<typeof useNewAnswers>;
}

/** All answers, newest first, in pages. */
export function AnswersTab({
  dashboard: { view, counts, wedding },
  page: loaded,
  newAnswers,
}: AnswersTabProps) {
  const page = applyOptimistic(loaded, usePendingSubmissions(answersPath));
  const isNewest = view.page === 1 && view.attending === undefined && view.search === "";
  useSeenAnswers(isNewest ? page.answers[0]?.sent : undefined);
  if (counts.total === 0) {
    return (
      <Sheet>
        <EmptyState
          title={texts.none}
          action={<CopyLink path={wedding.page} fallback={shareSection.path} />}
        >
          {texts.noneHint}
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <>
      <AnswerSearch view={view} found={page.found} />
      {loaded.answers.length > 0 ? (
        <>
          <Sheet className="overflow-hidden">
            <AnswerTable answers={page.answers} newAnswers={newAnswers} />
          </Sheet>
          {page.answers.length > 0 && (
            <PageLinks
              texts={pageTexts}
              page={view.page}
              perPage={answersPerPage}
              shown={page.answers.length}
              total={page.matching}
              hrefOf={(number) => hrefOf({ ...view, page: number })}
            />
          )}
        </>
      ) : (
        <Sheet>
          <EmptyState
            title={texts.nothingFound}
            action={<ButtonLink to={hrefOf({ tab: "rsvp" })}>{texts.showAll}</ButtonLink>}
          />
        </Sheet>
      )}
    </>
  );
}
