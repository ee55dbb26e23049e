import { randomUUID } from "node:crypto";
import { useState } from "react";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { DialogButton } from "#app/client/forms/dialog-button.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireAdmin } from "#app/features/accounts/access.server.ts";
import { countSubscribers, listIssues } from "#app/features/newsletter/issues/queries.server.ts";
import { formatNumber } from "#app/platform/numbers.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Plus } from "#app/ui/icons.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { ModeratedList } from "../list/moderated-list.tsx";
import type { Route } from "./+types/newsletter.ts";
import { handleIssueAction } from "./actions.server.ts";
import { issueActions } from "./actions.ts";
import { IssueDialog } from "./issue-dialog.tsx";
import { issueQuery } from "./issue-query.ts";
import { type AskedIssue, IssueRow } from "./issue-row.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { issueTexts as texts } from "./texts.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const admin = await requireAdmin(request);
  const [issues, subscribers] = await Promise.all([
    listIssues(admin.id),
    countSubscribers(admin.id),
  ]);
  const query = issueQuery.parse(url.searchParams);
  return { issues, subscribers, query, newId: randomUUID() };
}

export const action = handleIssueAction;
export const clientAction = createClientAction(issueActions);

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.errors.notLoaded} />;
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  const { issues, subscribers, query, newId } = loaderData;
  const [asked, setAsked] = useState<AskedIssue | null>(() => askedByUrl(query));
  const [createdId, setCreatedId] = useState(query.ny === "shown" ? newId : null);
  const issue = issues.find(({ id }) => id === asked?.id);
  const close = () => setAsked(null);
  return (
    <>
      <PageHeader
        title={texts.title}
        details={
          <p className="text-14 text-muted tabular-nums">
            <b className="font-semibold text-ink">{formatNumber(subscribers)}</b>{" "}
            {texts.subscribers(subscribers)}
          </p>
        }
        actions={
          <DialogButton
            variant="primary"
            href={issueQuery.href({ ny: "shown" })}
            onOpen={() => setCreatedId(newId)}
          >
            <Icon icon={Plus} />
            {texts.create}
          </DialogButton>
        }
      />
      <ActionNotice actions={issueActions} result={actionData} />
      {createdId && <IssueDialog id={createdId} issue={null} onClose={() => setCreatedId(null)} />}
      {issue && asked?.dialog === "edit" && (
        <IssueDialog id={issue.id} issue={issue} onClose={close} />
      )}
      {issue && asked?.dialog === "send" && (
        <SendDialog issue={issue} subscribers={subscribers} onClose={close} />
      )}
      <ModeratedList
        label={texts.list}
        rows={issues.map((each) => <IssueRow key={each.id} issue={each} ask={setAsked} />)}
        empty={texts.empty}
        className="max-w-220"
      />
    </>
  );
}

function askedByUrl({ rediger, send }: ReturnType<typeof issueQuery.parse>): AskedIssue | null {
  if (rediger) return { dialog: "edit", id: rediger };
  return send ? { dialog: "send", id: send } : null;
}
