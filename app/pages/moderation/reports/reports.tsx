import { useState } from "react";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireAdmin } from "#app/features/accounts/access.server.ts";
import {
  listOpenReports,
  type OpenReport,
} from "#app/features/conversations/reports/queries.server.ts";
import { reportPageSize } from "#app/features/conversations/reports/rules.ts";
import { maxLengths } from "#app/features/conversations/rules.ts";
import { conversationTexts } from "#app/features/conversations/texts.ts";
import { formatDateTime } from "#app/platform/oslo-time.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { ModeratedList } from "../list/moderated-list.tsx";
import { ReasonDialog } from "../list/reason-dialog.tsx";
import type { Route } from "./+types/reports.ts";
import { handleReportAction } from "./actions.server.ts";
import { reportActions } from "./actions.ts";
import { reportQuery } from "./report-query.ts";
import { reportTexts as texts } from "./texts.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const admin = await requireAdmin(request);
  const { side } = reportQuery.parse(url.searchParams);
  return { side, ...(await listOpenReports(admin.id, side)) };
}

export const action = handleReportAction;
export const clientAction = createClientAction(reportActions);

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.errors.notLoaded} />;
}

export default function Reports({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  const { side, reports, total } = loaderData;
  const [closing, setClosing] = useState<OpenReport | null>(null);
  return (
    <>
      <PageHeader title={texts.title} />
      <ActionNotice actions={reportActions} result={actionData} />
      {closing && (
        <ReasonDialog
          actions={reportActions}
          intent="close"
          values={{ id: closing.id, conversation: closing.conversationId }}
          draftKey="close-report"
          owner={closing.id}
          title={texts.dialog.title}
          submitLabel={texts.dialog.submit}
          label={texts.dialog.reason}
          hint={texts.dialog.hint}
          maxLength={maxLengths.closing}
          onClose={() => setClosing(null)}
        />
      )}
      <ModeratedList
        rows={reports.map((report) => (
          <ReportItem key={report.id} report={report} onClose={() => setClosing(report)} />
        ))}
        empty={texts.empty}
        pages={{
          page: side,
          perPage: reportPageSize,
          total,
          hrefOf: (page) => reportQuery.href({ side: page }),
        }}
        className="max-w-220"
      />
    </>
  );
}

function ReportItem({ report, onClose }: { report: OpenReport; onClose: () => void }) {
  const { side, reason, text, createdAt, messages } = report;
  const nameOf = (of: typeof side) =>
    (of === "asker" ? report.askerName : report.answererName) || texts.gone;
  const about = nameOf(side === "asker" ? "answerer" : "asker");
  return (
    <li className="grid gap-3 px-4 py-4 lg:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-text text-15 font-semibold tracking-normal">
          {texts.reportedBy(report.reporterName || nameOf(side), about)}
        </h2>
        <Badge tone="messing">{conversationTexts.report.reasons[reason]}</Badge>
        <span className="text-14 text-muted">{formatDateTime(createdAt)}</span>
      </div>
      {text && <p className="text-15 whitespace-pre-line wrap-anywhere">{text}</p>}
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-14 font-semibold">
          {texts.lastMessages}
        </summary>
        <ol className="grid gap-3 border-l-2 border-rule pl-4">
          {messages.map((message) => (
            <li key={message.id} className="text-14">
              <p className="text-muted">
                {message.senderName || nameOf(message.side)}, {formatDateTime(message.sentAt)}
                {message.hasAttachment && ` · ${texts.attachment}`}
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{message.text}</p>
            </li>
          ))}
        </ol>
      </details>
      <Button
        type="button"
        size="small"
        onClick={onClose}
        className="justify-self-start noscript:hidden"
      >
        {texts.close}
      </Button>
      <noscript>
        <form method="post" className="grid gap-2">
          <input type="hidden" name="intent" value="close" />
          <input type="hidden" name="id" value={report.id} />
          <input type="hidden" name="conversation" value={report.conversationId} />
          <TextArea id={`reason-${report.id}`} name="reason" label={texts.dialog.reason} rows={2} />
          <Button size="small">{texts.close}</Button>
        </form>
      </noscript>
    </li>
  );
}
