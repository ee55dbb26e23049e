import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { useSeenAnswers } from "../attention/use-attention.ts";
import { plannerTexts } from "../texts.ts";
import { AnswerSearch } from "./answer-search.tsx";
import { AnswerTable } from "./answer-table.tsx";
import { CopyLink } from "./copy-link.tsx";
import type { AnswerPage, Dashboard } from "./load-dashboard.server.ts";
import type { useArrivals } from "./use-arrivals.ts";
import { addressOf, answersPerPage, type View } from "./view.ts";

const { answers: texts } = plannerTexts;

interface AnswersTabProps {
  dashboard: Dashboard;
  page: AnswerPage;
  arrivals: ReturnType<typeof useArrivals>;
}

/** All answers, newest first, in pages. */
export function AnswersTab({
  dashboard: { view, counts, wedding },
  page,
  arrivals,
}: AnswersTabProps) {
  const isNewest = view.page === 1 && view.attending === undefined && view.search === "";
  useSeenAnswers(isNewest ? page.answers[0]?.sent : undefined);
  if (counts.total === 0) {
    return (
      <Sheet>
        <EmptyState title={texts.none} action={<CopyLink page={wedding.page} />}>
          {texts.noneHint}
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <>
      <AnswerSearch view={view} counts={counts} />
      {page.answers.length > 0 ? (
        <>
          <Sheet className="overflow-hidden">
            <AnswerTable answers={page.answers} arrivals={arrivals} />
          </Sheet>
          <Pages view={view} page={page} />
        </>
      ) : (
        <Sheet>
          <EmptyState
            title={texts.nothingFound}
            action={<ButtonLink to={addressOf({ tab: "rsvp" })}>{texts.showAll}</ButtonLink>}
          />
        </Sheet>
      )}
    </>
  );
}

function Pages({ view, page: { answers, matching } }: { view: View; page: AnswerPage }) {
  const before = (view.page - 1) * answersPerPage;
  const last = before + answers.length;
  return (
    <nav
      aria-label={texts.pages}
      className="flex flex-wrap items-center justify-between gap-3 text-14 text-muted"
    >
      <p>{texts.range(before + 1, last, matching)}</p>
      {matching > answersPerPage && (
        <p className="flex gap-2">
          <PageLink
            view={{ ...view, page: view.page - 1 }}
            open={before > 0}
            label={texts.previous}
          />
          <PageLink
            view={{ ...view, page: view.page + 1 }}
            open={last < matching}
            label={texts.next}
          />
        </p>
      )}
    </nav>
  );
}

function PageLink({ view, open, label }: { view: View; open: boolean; label: string }) {
  const look =
    "inline-flex min-h-control-s items-center rounded-m border px-3 text-14 font-semibold transition-colors";
  if (!open)
    return <span className={`${look} border-transparent bg-paper-3 text-muted`}>{label}</span>;
  return (
    <Link
      to={addressOf(view)}
      className={`${look} border-edge bg-sheet text-ink hover:border-ink hover:bg-paper-2`}
    >
      {label}
    </Link>
  );
}
