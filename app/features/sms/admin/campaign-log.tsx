import { data } from "react-router";
import { ActionForm, ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { submitFields } from "#app/client/actions/submit.ts";
import { FlashMessage } from "#app/client/flash-message.tsx";
import { PageLinks } from "#app/client/lists/page-links.tsx";
import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { DetailError } from "#app/client/loading/detail-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { deliveryTopics } from "#app/features/delivery/topics.ts";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { actionFields } from "#app/platform/http/actions.ts";
import { readFlash } from "#app/platform/http/cookies.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Download } from "#app/ui/icons.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Stat, StatStrip } from "#app/ui/stat-strip.tsx";
import { shownLimit } from "../rules.ts";
import { smsTopics } from "../topics.ts";
import type { Route } from "./+types/campaign-log.ts";
import { handleSmsAction } from "./actions.server.ts";
import { smsActions } from "./actions.ts";
import { DemoBanner } from "./demo-banner.tsx";
import { countedDots, Dots } from "./dots.tsx";
import { type LogView, loadLog, textsPerPage } from "./load-log.server.ts";
import { logQuery } from "./log-query.ts";
import { LogTable } from "./log-table.tsx";
import { useNightQuestion } from "./night-question.tsx";
import { smsAdminTexts } from "./texts.ts";

const { logPage: texts, ...screen } = smsAdminTexts;
const topics = [smsTopics.sms, deliveryTopics.delivery];

export async function loader({ request, params }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  const { side } = logQuery.parse(new URL(request.url).searchParams);
  const [log, flash] = await Promise.all([loadLog(weddingId, params.id, side), readFlash(request)]);
  return data({ log, perPage: textsPerPage, flash: flash.message }, { headers: flash.headers });
}

export const action = handleSmsAction;
export const clientAction = createClientAction(smsActions);

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return [{ title: `${texts.messageTitle} – ${screen.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <DetailError title={screen.errors.notLoaded} />;
}

export default function CampaignLog({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(screen.errors.notLoaded);
  const { log, perPage, flash } = loaderData;
  const { ask, dialog } = useNightQuestion();
  const { id, title, state, time, rows, total, page, isDemo } = log;
  const path = `${smsActions.path}/${id}`;
  const isSent = state === "sent";
  return (
    <>
      <FlashMessage message={flash} />
      <PageHeader
        title={<span className="wrap-anywhere">{title}</span>}
        back={{ to: smsActions.path, label: screen.title }}
        details={
          <p className="text-14 text-muted">
            {isSent ? texts.sent(time) : time ? texts.planned(time) : texts.draft}
            {state === "missed" && `. ${screen.statuses.missed}`}
          </p>
        }
        actions={
          isSent ? (
            <>
              <ButtonLink to={`${path}/log.csv`} reloadDocument variant="quiet">
                <Icon icon={Download} />
                {texts.download}
              </ButtonLink>
              <RetryButton log={log} ask={ask} />
            </>
          ) : (
            <ButtonLink to={`${path}/edit`}>{screen.edit}</ButtonLink>
          )
        }
      />
      <ConnectionNotice topics={topics} text={screen.connectionLost} />
      <ActionNotice actions={smsActions} result={actionData} />
      <DemoBanner isDemo={isDemo} />
      {isSent && <Figures log={log} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21.75rem] lg:gap-5">
        {rows.length > 0 ? (
          <LogTable id={id} title={title} rows={rows} ask={ask} />
        ) : (
          <Sheet>
            <EmptyState title={isSent ? texts.empty : texts.draft} />
          </Sheet>
        )}
        <Message log={log} />
      </div>
      {total > 0 && (
        <PageLinks
          texts={texts.pages}
          page={page}
          perPage={perPage}
          shownCount={rows.length}
          total={total}
          hrefOf={(side) => logQuery.href({ side }, path)}
        />
      )}
      {dialog}
    </>
  );
}

interface RetryButtonProps {
  log: LogView;
  ask: ReturnType<typeof useNightQuestion>["ask"];
}

function RetryButton({ log: { id, failed }, ask }: RetryButtonProps) {
  if (failed === 0) return null;
  return (
    <ActionForm
      actions={smsActions}
      intent="retry"
      values={{ id }}
      ask={() =>
        ask(failed, (atNight) =>
          submitFields(
            smsActions.path,
            actionFields("retry", { id, ...(atNight && { night: "on" }) }),
          ),
        )
      }
      className="max-sm:flex-1"
    >
      <Button className="max-sm:w-full">{texts.retry(failed)}</Button>
    </ActionForm>
  );
}

function Figures({ log }: { log: LogView }) {
  const { delivered, underway, uncertain, failed, demo } = log.counts;
  const waiting = underway + uncertain;
  const label = demo > 0 ? texts.demoDots(demo) : texts.dots(delivered, waiting, failed);
  const kinds = countedDots({ sent: delivered, underway: waiting + demo, failed, other: 0 });
  return (
    <StatStrip figure={<Dots kinds={kinds} perRow={29} cell={15} label={label} />}>
      {demo > 0 ? (
        <Stat label={texts.states.demo} value={demo} />
      ) : (
        <>
          <Stat label={texts.figures.delivered} value={delivered} tone="gran" />
          <Stat label={texts.figures.underway} value={underway} />
          {uncertain > 0 && <Stat label={texts.states.uncertain} value={uncertain} />}
          <Stat label={texts.figures.failed} value={failed} />
        </>
      )}
    </StatStrip>
  );
}

function Message({ log }: { log: LogView }) {
  const { message, length, segments, recipientCount, counts, author } = log;
  const details = [
    [texts.details.length, `${screen.shownOf(length, shownLimit)}, ${screen.segments(segments)}`],
    [texts.details.recipients, recipientCount],
    [texts.details.without, counts.withoutPhone],
    ...(author ? [[texts.details.author, author]] : []),
  ] as const;
  return (
    <Sheet className="grid gap-3 px-5 pt-4.5 pb-5.5">
      <h2 className="text-d20">{texts.messageTitle}</h2>
      <p className="rounded-[18px] rounded-bl-s bg-paper-2 px-4 py-3 text-15 wrap-anywhere whitespace-pre-wrap">
        {message}
      </p>
      <dl className="grid gap-1.5 border-t border-rule pt-3 text-14 tabular-nums">
        {details.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
