import { useMemo } from "react";
import { Link } from "react-router";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { submitFields } from "#app/client/actions/submit.ts";
import { useFocusAfterRemoval } from "#app/client/actions/use-focus-after-removal.ts";
import { actionFields } from "#app/platform/http/actions.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Copy, Ellipsis, Pencil, ScrollText, Send, Trash2, Undo2 } from "#app/ui/icons.ts";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { shownLimit } from "../rules.ts";
import { smsActions } from "./actions.ts";
import { countedDots, Dots } from "./dots.tsx";
import type { CampaignRow } from "./load-campaigns.server.ts";
import { useNightQuestion } from "./night-question.tsx";
import { smsAdminTexts as texts } from "./texts.ts";

const { columns: headers } = texts;
const tones = { draft: "neutral", scheduled: "messing", sent: "gran", missed: "messing" } as const;

interface CampaignTableProps {
  campaigns: readonly CampaignRow[];
  guests: number;
}

export function CampaignTable({ campaigns, guests }: CampaignTableProps) {
  const { ask, dialog } = useNightQuestion();
  const { list, rememberFocus } = useFocusAfterRemoval<HTMLTableSectionElement>(
    campaigns.length,
    "a, button",
  );
  const columns = useMemo(
    (): Column<CampaignRow>[] => [
      {
        header: headers.campaign,
        isRowHeader: true,
        cellClass: "align-top font-normal wide:py-3 card:col-span-full",
        render: ({ id, title, message }) => (
          <>
            <Link
              to={`${smsActions.path}/${id}`}
              className="text-15 font-semibold wrap-anywhere hover:underline"
            >
              {title}
            </Link>
            <span className="mt-0.5 line-clamp-2 max-w-93 text-ink-2 wrap-anywhere">{message}</span>
          </>
        ),
      },
      {
        header: headers.status,
        headerClass: "w-52",
        cellClass: "align-top wide:py-3 card:col-span-full card:flex card:items-center card:gap-3",
        render: ({ state, time, isLate }) => (
          <>
            <Badge tone={tones[state]}>{texts.statuses[state]}</Badge>
            <span className="text-13 text-muted wide:mt-1.5 wide:block">
              {isLate ? texts.waits : time}
            </span>
          </>
        ),
      },
      {
        header: headers.recipients,
        headerClass: "w-78",
        cellClass: "align-top wide:py-3 card:pt-1.5",
        render: (row) => <Recipients row={row} guests={guests} />,
      },
      {
        header: headers.length,
        headerClass: "w-32",
        cellClass:
          "align-top whitespace-nowrap text-ink-2 tabular-nums wide:py-3 card:pt-1.5 card:text-right",
        render: ({ message, segments }) => (
          <>
            {texts.shownOf(message.length, shownLimit)}
            <span className="mt-0.5 block text-13 text-muted">{texts.segments(segments)}</span>
          </>
        ),
      },
      {
        header: headers.actions,
        hideHeader: true,
        headerClass: "w-44",
        cellClass: "align-top wide:py-3 card:col-span-full",
        render: (row) => (
          <div className="flex gap-1 wide:justify-end card:buttons:flex-1">
            <MainAction row={row} ask={ask} />
            <MoreActions row={row} />
          </div>
        ),
      },
    ],
    [guests, ask],
  );
  return (
    <Sheet>
      <DataTable
        caption={texts.title}
        columns={columns}
        rows={campaigns}
        rowClass="card:grid-cols-[minmax(0,1fr)_auto] card:gap-x-3 card:gap-y-1.5 card:px-4 card:pt-3.5 card:pb-4 wide:h-24"
        bodyProps={{ ref: list, onFocus: rememberFocus }}
      />
      {dialog}
    </Sheet>
  );
}

function Recipients({ row, guests }: { row: CampaignRow; guests: number }) {
  const { state, counts, recipientCount } = row;
  const { delivered, underway, uncertain, failed, demo } = counts;
  const all = delivered + underway + uncertain + failed + demo;
  const isSent = state === "sent";
  const lit = isSent ? delivered + demo : recipientCount;
  const shown = isSent
    ? { sent: lit, underway: underway + uncertain, failed }
    : { sent: lit, underway: 0, failed: 0 };
  const hasReports = isSent && demo === 0 && all > 0;
  const text = hasReports ? texts.delivered(delivered, all) : texts.recipients(recipientCount);
  const other = Math.max(0, guests - shown.sent - shown.underway - shown.failed);
  return (
    <>
      <Dots kinds={countedDots({ ...shown, other })} perRow={31} cell={9.2} label={text} />
      <p aria-hidden="true" className="mt-1.5 text-13 text-muted tabular-nums">
        {text}
      </p>
    </>
  );
}

interface MainActionProps {
  row: CampaignRow;
  ask: ReturnType<typeof useNightQuestion>["ask"];
}

function MainAction({ row, ask }: MainActionProps) {
  const { id, title, version, state, recipientCount } = row;
  const path = `${smsActions.path}/${id}`;
  if (state === "sent") {
    return (
      <ButtonLink to={path} size="small" aria-label={`${texts.log}: ${title}`}>
        {texts.log}
      </ButtonLink>
    );
  }
  if (state === "scheduled") {
    return (
      <ButtonLink to={`${path}/edit`} size="small" aria-label={`${texts.edit}: ${title}`}>
        {texts.edit}
      </ButtonLink>
    );
  }
  const values = { id, version: String(version) };
  return (
    <ActionForm
      actions={smsActions}
      intent="send"
      values={values}
      ask={() =>
        ask(recipientCount, (atNight) =>
          submitFields(
            smsActions.path,
            actionFields("send", { ...values, ...(atNight && { night: "on" }) }),
          ),
        )
      }
      className="grid"
    >
      <Button size="small" aria-label={`${texts.sendNow}: ${title}`}>
        {texts.sendNow}
      </Button>
    </ActionForm>
  );
}

function MoreActions({ row: { id, title, state } }: { row: CampaignRow }) {
  const submit = (intent: keyof typeof smsActions.intents & string, values = {}) =>
    submitFields(smsActions.path, actionFields(intent, { id, ...values }));
  const path = `${smsActions.path}/${id}`;
  const isUnsent = state !== "sent";
  return (
    <span className="noscript:hidden">
      <Menu
        trigger={
          <Button
            type="button"
            variant="quiet"
            size="small"
            iconOnly
            aria-label={`${texts.more}: ${title}`}
          >
            <Icon icon={Ellipsis} />
          </Button>
        }
      >
        {isUnsent && (
          <MenuItem asChild>
            <Link to={`${path}/edit`}>
              <Icon icon={Pencil} size={18} />
              {texts.edit}
            </Link>
          </MenuItem>
        )}
        <MenuItem asChild>
          <Link to={path}>
            <Icon icon={isUnsent ? Send : ScrollText} size={18} />
            {isUnsent ? texts.open : texts.log}
          </Link>
        </MenuItem>
        <MenuItem onSelect={() => submit("duplicate", { copy: crypto.randomUUID() })}>
          <Icon icon={Copy} size={18} />
          {texts.duplicate}
        </MenuItem>
        {(state === "scheduled" || state === "missed") && (
          <MenuItem onSelect={() => submit("cancel")}>
            <Icon icon={Undo2} size={18} />
            {texts.cancelSchedule}
          </MenuItem>
        )}
        {isUnsent && (
          <MenuItem tone="error" onSelect={() => submit("delete")}>
            <Icon icon={Trash2} size={18} />
            {texts.remove}
          </MenuItem>
        )}
      </Menu>
    </span>
  );
}
