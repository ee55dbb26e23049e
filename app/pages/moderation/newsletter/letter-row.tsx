import { ActionForm } from "#app/client/actions/action-form.tsx";
import type { StoredLetter } from "#app/features/newsletter/issues/queries.server.ts";
import { issueState } from "#app/features/newsletter/rules.ts";
import { formatDateTime } from "#app/platform/oslo-time.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AskButton } from "../list/ask-button.tsx";
import { letterActions } from "./actions.ts";
import { letterQuery, previewPath } from "./letter-query.ts";
import { letterTexts as texts } from "./texts.ts";

export interface AskedLetter {
  dialog: "edit" | "send";
  id: string;
}

interface LetterRowProps {
  letter: StoredLetter;
  ask: (asked: AskedLetter) => void;
}

export function LetterRow({ letter, ask }: LetterRowProps) {
  const { id, subject, body } = letter;
  const isDraft = issueState(letter) === "draft";
  const { actions } = texts;
  const submit = (intent: "test" | "delete") => (
    <ActionForm actions={letterActions} intent={intent} values={{ id }} className="grid">
      <Button size="small" variant="quiet">
        {actions[intent]}
        <span className="sr-only">{texts.of(subject)}</span>
      </Button>
    </ActionForm>
  );
  return (
    <li className="grid gap-2 px-4 py-4 lg:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-text text-16 font-semibold tracking-normal wrap-anywhere">{subject}</h2>
        <LetterState letter={letter} />
      </div>
      <p className="line-clamp-2 max-w-[70ch] text-15 wrap-anywhere text-ink-2">{body}</p>
      <div className="-ml-3 flex flex-wrap items-center gap-1">
        <ButtonLink to={previewPath(id)} reloadDocument size="small" variant="quiet">
          {actions.preview}
          <span className="sr-only">{texts.of(subject)}</span>
        </ButtonLink>
        {isDraft && (
          <>
            <AskButton
              label={actions.edit}
              of={texts.of(subject)}
              href={letterQuery.href({ rediger: id })}
              onPress={() => ask({ dialog: "edit", id })}
            />
            {submit("test")}
            {submit("delete")}
            <AskButton
              label={actions.send}
              of={texts.of(subject)}
              href={letterQuery.href({ send: id })}
              onPress={() => ask({ dialog: "send", id })}
            />
          </>
        )}
      </div>
    </li>
  );
}

function LetterState({ letter }: { letter: StoredLetter }) {
  const state = issueState(letter);
  if (state === "draft") return <Badge tone="messing">{texts.states.draft}</Badge>;
  const { sentAt, recipientCount } = letter;
  return (
    <span className="text-14 text-muted tabular-nums">
      {state === "sending"
        ? texts.states.sending(recipientCount)
        : texts.states.sent(recipientCount, sentAt ? formatDateTime(sentAt) : "")}
    </span>
  );
}
