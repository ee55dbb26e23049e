import { ActionForm } from "#app/client/actions/action-form.tsx";
import type { StoredIssue } from "#app/features/newsletter/issues/queries.server.ts";
import { issueState } from "#app/features/newsletter/rules.ts";
import { formatDateTime } from "#app/platform/oslo-time.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AskButton } from "../list/ask-button.tsx";
import { issueActions } from "./actions.ts";
import { issueQuery, previewPath } from "./issue-query.ts";
import { issueTexts as texts } from "./texts.ts";

export interface AskedIssue {
  dialog: "edit" | "send";
  id: string;
}

interface IssueRowProps {
  issue: StoredIssue;
  ask: (asked: AskedIssue) => void;
}

export function IssueRow({ issue, ask }: IssueRowProps) {
  const { id, subject, body } = issue;
  const isDraft = issueState(issue) === "draft";
  const { actions } = texts;
  const submit = (intent: "test" | "delete") => (
    <ActionForm actions={issueActions} intent={intent} values={{ id }} className="grid">
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
        <IssueState issue={issue} />
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
              href={issueQuery.href({ rediger: id })}
              onPress={() => ask({ dialog: "edit", id })}
            />
            {submit("test")}
            {submit("delete")}
            <AskButton
              label={actions.send}
              of={texts.of(subject)}
              href={issueQuery.href({ send: id })}
              onPress={() => ask({ dialog: "send", id })}
            />
          </>
        )}
      </div>
    </li>
  );
}

function IssueState({ issue }: { issue: StoredIssue }) {
  const state = issueState(issue);
  if (state === "draft") return <Badge tone="messing">{texts.states.draft}</Badge>;
  const { sentAt, recipientCount } = issue;
  return (
    <span className="text-14 text-muted tabular-nums">
      {state === "sending"
        ? texts.states.sending(recipientCount)
        : texts.states.sent(recipientCount, sentAt ? formatDateTime(sentAt) : "")}
    </span>
  );
}
