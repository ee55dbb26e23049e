import { useState } from "react";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Ban, RotateCcw } from "#app/ui/icons.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { invitationActions } from "./actions.ts";
import { cardsPath, invitationQuery } from "./invitation-query.ts";
import type { LogRow, LogView } from "./load-log.server.ts";
import { Chips, SubPageHeader } from "./page-parts.tsx";
import { invitationTexts } from "./texts.ts";

const { log: texts } = invitationTexts;

type State = LogRow["state"];

/** Lists the mails of a mailing by state, the failed ones first. */
export function MailingLog({ log }: { log: LogView }) {
  const { id, kind, rows, isPlanned, time, sender, mailings } = log;
  const [shown, setShown] = useState<State | "all">("all");
  const ofState = (state: State) => rows.filter((row) => row.state === state);
  const failed = ofState("failed").map((row) => row.id);
  const visible = shown === "all" ? rows : ofState(shown);
  const states = (["failed", "uncertain", "waiting", "delivered", "skipped"] as const).filter(
    (state) => ofState(state).length > 0,
  );
  return (
    <>
      <SubPageHeader
        title={texts.titles[kind]}
        details={
          <p className="text-14 text-muted">
            {isPlanned ? texts.planned(time, sender) : texts.sent(time, sender)}
          </p>
        }
        actions={
          <>
            {ofState("waiting").length > 0 && (
              <ActionForm actions={invitationActions} intent="stop" values={{ mailing: id }}>
                <Button variant="quiet">
                  <Icon icon={Ban} />
                  {texts.stop}
                </Button>
              </ActionForm>
            )}
            {failed.length > 0 && (
              <ActionForm actions={invitationActions} intent="retry" values={{ id: failed }}>
                <Button variant="primary">{texts.retryAll(failed.length)}</Button>
              </ActionForm>
            )}
          </>
        }
      />
      {mailings.length > 1 && (
        <Chips
          label={texts.mailings}
          chips={mailings.map(({ title, day, ...mailing }) => ({
            ...mailing,
            key: mailing.id,
            label: `${title} ${day}`,
            to: invitationQuery.href({ vis: "log", utsending: mailing.id }),
          }))}
        />
      )}
      <div className="grid rounded-s border-2 border-ink-2 bg-paper-2 max-sm:divide-y-2 sm:grid-cols-[1fr_1.7fr_1fr] sm:divide-x-2">
        <Hole name={texts.shelf.waiting} count={ofState("waiting").length} />
        <Hole name={texts.shelf.delivered} count={ofState("delivered").length} />
        <Hole name={texts.shelf.failed} count={failed.length + ofState("uncertain").length} isBad />
      </div>
      <fieldset className="flex min-w-0 flex-wrap gap-1.5 noscript:hidden">
        <legend className="sr-only">{texts.filter}</legend>
        {(["all", ...states] as const).map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={shown === state}
            onClick={() => setShown(state)}
            className="min-h-control-s rounded-m border border-rule-2 bg-sheet px-3 text-14 font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink"
          >
            {state === "all" ? invitationTexts.all : texts.states[state]}{" "}
            <span className="tabular-nums opacity-75">
              {state === "all" ? rows.length : ofState(state).length}
            </span>
          </button>
        ))}
      </fieldset>
      <Sheet className="overflow-hidden">
        <DataTable
          caption={texts.titles[kind]}
          columns={columns}
          rows={visible}
          rowClass="card:grid-cols-[minmax(0,1fr)_auto] card:gap-x-3 card:gap-y-1 card:px-4 card:py-3 wide:h-14.5"
        />
      </Sheet>
      <p className="max-w-[44em] text-14 text-muted">{texts.promise}</p>
    </>
  );
}

const maxDrawn = 24;

function Hole({ name, count, isBad }: { name: string; count: number; isBad?: boolean }) {
  const drawn = Math.min(count, maxDrawn);
  const isRed = isBad && count > 0;
  return (
    <section className="grid min-h-28 content-between border-ink-2 px-4 pt-3.5 lg:min-h-43">
      <h2 className="flex items-baseline gap-2.5 font-text text-14 font-medium tracking-normal text-ink-2">
        <b
          className={`font-display text-d31 font-normal lining-nums ${isRed ? "text-error" : "text-ink"}`}
        >
          {count}
        </b>
        {name}
      </h2>
      <svg
        aria-hidden="true"
        viewBox="0 0 400 44"
        preserveAspectRatio="xMinYMax meet"
        className={`h-11 w-full overflow-visible fill-sheet stroke-[1.3] ${isRed ? "stroke-error" : "stroke-ink-2"}`}
      >
        {Array.from({ length: drawn }, (_, index) => {
          const x = index * (drawn > 12 ? 14 : 28);
          const turn = ((index * 37) % 7) - 3;
          return (
            <g key={x} transform={`translate(${x} 3) rotate(${turn} 30 20)`}>
              <path d="M0 0h62v40H0Z" />
              <path d="M0 0 28 20q3 2 6 0L62 0" fill="none" />
            </g>
          );
        })}
      </svg>
    </section>
  );
}

const tones: Record<State, string> = {
  failed: "text-error",
  uncertain: "text-error",
  waiting: "text-ink-2",
  delivered: "text-gran",
  skipped: "text-muted",
};

const columns: Column<LogRow>[] = [
  {
    header: texts.columns.household,
    isRowHeader: true,
    headerClass: "w-[24%]",
    cellClass: "font-normal",
    render: ({ name, email }) => (
      <>
        <b className="block font-semibold wrap-anywhere">{name}</b>
        <span className="text-13 text-muted wrap-anywhere">{email}</span>
      </>
    ),
  },
  {
    header: texts.columns.state,
    headerClass: "w-[14%]",
    render: ({ state }) => (
      <span className={`inline-flex items-center gap-2 font-medium ${tones[state]}`}>
        <Mark state={state} />
        {texts.states[state]}
      </span>
    ),
  },
  {
    header: texts.columns.cause,
    cellClass: "text-ink-2 card:col-span-full card:empty:hidden",
    render: ({ cause }) => cause,
  },
  {
    header: texts.columns.when,
    headerClass: "w-[16%]",
    cellClass: "text-muted card:hidden",
    render: ({ time }) => time || "–",
  },
  {
    header: texts.columns.actions,
    hideHeader: true,
    headerClass: "w-[24%]",
    cellClass: "card:col-span-full card:empty:hidden",
    render: (row) => <RowButtons row={row} />,
  },
];

function RowButtons({ row: { id, householdId, name, state, failure } }: { row: LogRow }) {
  if (state !== "failed" && state !== "uncertain") return null;
  const isAddress = failure === "unknown-address";
  return (
    <div className="flex flex-wrap gap-1.5 wide:justify-end">
      {isAddress && (
        <ButtonLink to={`/guest-list?${new URLSearchParams({ sok: name })}`} size="small">
          {texts.fix}
        </ButtonLink>
      )}
      <ActionForm
        actions={invitationActions}
        intent={state === "failed" ? "retry" : "send-again"}
        values={{ id }}
      >
        <Button
          size="small"
          aria-label={`${state === "failed" ? texts.retry : texts.again} ${name}`}
        >
          <Icon icon={RotateCcw} size={16} />
          {state === "failed" ? texts.retry : texts.again}
        </Button>
      </ActionForm>
      <ButtonLink
        to={invitationQuery.href({ valgte: [householdId] }, cardsPath)}
        reloadDocument
        size="small"
      >
        {texts.print}
      </ButtonLink>
    </div>
  );
}

function Mark({ state }: { state: State }) {
  if (state === "failed") return <Icon icon={Ban} size={13} className="flex-none" />;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "size-2.75 flex-none rounded-full border-[1.5px] border-current",
        state === "delivered" && "bg-current",
        (state === "waiting" || state === "uncertain") && "border-dotted",
      )}
    />
  );
}
