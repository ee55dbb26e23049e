import { useState } from "react";
import { useActions } from "#app/client/actions/submit.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { guestActions, isBeingHandled } from "../actions.ts";
import { type GuestQuery, guestQuery } from "../guest-query.ts";
import type { GuestList } from "../load-guest-list.server.ts";
import { ChooseGuestDialog } from "./choose-guest-dialog.tsx";
import { unlinkedTexts as texts } from "./texts.ts";
import { UnlinkedAnswer } from "./unlinked-answer.tsx";

interface UnlinkedAnswersProps {
  list: GuestList;
  query: GuestQuery;
}

export function UnlinkedAnswers({ list, query }: UnlinkedAnswersProps) {
  const { pending } = useActions(guestActions);
  const [chosen, setChosen] = useState<string | null>(query.svar);
  const answers = list.unlinked.filter(({ id }) => !isBeingHandled(id, pending));
  const answer = answers.find(({ id }) => id === chosen);
  const firstSuggested = answers.findIndex(({ suggestion }) => suggestion !== null);
  return (
    <>
      <PageHeader
        title={texts.title}
        back={{ to: guestQuery.href(), label: texts.back }}
        details={
          <p className="text-15 text-muted tabular-nums">
            <b className="font-semibold text-ink">{answers.length}</b> {texts.waiting}
          </p>
        }
      />
      {answers.length > 0 ? (
        <>
          <p className="max-w-[44em] text-16 text-ink-2">{texts.lead}</p>
          <ul className="grid gap-3">
            {answers.map((each, index) => (
              <UnlinkedAnswer
                key={each.id}
                answer={each}
                list={list}
                isFirst={index === firstSuggested}
                onChoose={() => setChosen(each.id)}
              />
            ))}
          </ul>
        </>
      ) : (
        <Sheet>
          <EmptyState
            title={texts.emptyTitle}
            action={<ButtonLink to={guestQuery.href()}>{texts.back}</ButtonLink>}
            className="min-h-80"
          >
            {texts.emptyText}
          </EmptyState>
        </Sheet>
      )}
      {answer && <ChooseGuestDialog answer={answer} list={list} onClose={() => setChosen(null)} />}
    </>
  );
}
