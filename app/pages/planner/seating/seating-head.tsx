import { memo, type ReactNode } from "react";
import { FilterLinks } from "#app/client/lists/filter-links.tsx";
import { freedSeats } from "#app/features/seating/plan/placement.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Check, CloudOff, Plus } from "#app/ui/icons.ts";
import { MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useChart, useChartView } from "./chart-context.ts";
import type { OpenDialog } from "./opened-parts.tsx";
import { freeSeats } from "./room/guest-moves.ts";
import { seatingQuery } from "./seating-query.ts";
import { seatingChartTexts } from "./texts.ts";

const {
  head: texts,
  statistics,
  views,
  save: saveTexts,
  partner: partnerTexts,
} = seatingChartTexts;

interface SeatingHeadProps {
  shownAs: "room" | "list";
  comingPersons: number;
  brokenRules: number;
  onOpen: (dialog: OpenDialog) => void;
}

export const SeatingHead = memo(function SeatingHead(props: SeatingHeadProps) {
  const { shownAs, comingPersons, brokenRules, onOpen } = props;
  const chart = useChart();
  const { pane, preview } = useChartView();
  const { state } = preview ?? chart;
  const { tables } = state;
  const seats = tables.reduce((sum, table) => sum + table.seats, 0);
  const seated = state.seats.length - freedSeats(state).length;
  return (
    <PageHeader
      title={seatingChartTexts.title}
      className="@container min-h-17 flex-none border-b border-rule bg-paper px-4 py-2.5 max-sm:flex-nowrap max-sm:gap-x-2 lg:px-8 max-sm:[&>div]:flex-nowrap max-sm:[&>div]:gap-x-3 max-sm:[&_h1]:text-d25 [&_h1]:whitespace-nowrap"
      details={
        <p className="flex gap-4 text-15 whitespace-nowrap text-muted">
          <Figure {...statistics.tables(tables.length)} className="@max-[69rem]:sr-only" />
          <Figure {...statistics.seats(seats)} className="@max-[69rem]:sr-only" />
          <span>
            <Figure {...statistics.seated(seated, comingPersons)} />{" "}
            <span className="max-sm:sr-only">{statistics.seatedWord}</span>
          </span>
        </p>
      }
      actions={
        <>
          <PartnerSign />
          <SaveButton />
          <FilterLinks
            label={views.label}
            choices={(["room", "list"] as const).map((vis) => ({
              key: vis,
              to: seatingQuery.href({ vis }),
              isCurrent: vis === shownAs,
              label: views[vis],
            }))}
          />
          <PaneButtons brokenRules={brokenRules} />
          <Button
            type="button"
            variant={pane === null || pane === "table" ? "primary" : "secondary"}
            onClick={() => onOpen({ dialog: "table", tableId: null })}
            className="max-lg:hidden noscript:hidden"
          >
            <Icon icon={Plus} />
            {texts.addTable}
          </Button>
          <HeadMenu onOpen={onOpen} />
        </>
      }
    />
  );
});

interface FigureProps {
  value: number;
  label: string;
  className?: string;
}

function Figure({ value, label, className }: FigureProps): ReactNode {
  return (
    <span className={className}>
      <strong className="font-semibold text-ink">{value}</strong> {label}
    </span>
  );
}

function PaneButtons({ brokenRules }: { brokenRules: number }) {
  const { state } = useChart();
  const { pane, openPane } = useChartView();
  const count = brokenRules > 0 ? texts.broken(brokenRules) : state.rules.length || null;
  return (
    <>
      <Button
        type="button"
        variant="quiet"
        onClick={() => openPane("rules")}
        className="max-lg:hidden noscript:hidden"
      >
        {texts.rules}
        <span
          className={classNames(
            "font-medium tabular-nums empty:hidden",
            brokenRules > 0 ? "text-error" : "text-muted",
          )}
        >
          {count}
        </span>
      </Button>
      <Button
        type="button"
        variant={pane === "suggestion" ? "quiet" : "secondary"}
        onClick={() => openPane("suggestion")}
        className="max-lg:hidden noscript:hidden"
      >
        {texts.suggest}
      </Button>
    </>
  );
}

function PartnerSign() {
  const { partner, state } = useChart();
  const held = state.tables.find(({ id }) => id === partner?.held?.tableId);
  return (
    <p role="status" className="flex items-center gap-2 text-14 text-messing-ink empty:sr-only">
      {partner && (
        <>
          <Avatar name={partner.name} outlined />
          <span className="@max-[86rem]:sr-only">
            {held
              ? partnerTexts.holds(partner.name, held.name, freeSeats(state, held))
              : partnerTexts.isHere(partner.name)}
          </span>
        </>
      )}
    </p>
  );
}

function SaveButton() {
  const { waiting, isOffline, save } = useChart();
  const { openPane } = useChartView();
  if (isOffline && waiting.length > 0) {
    return (
      <Button
        type="button"
        variant="quiet"
        onClick={() => openPane("changes")}
        className="max-lg:hidden"
      >
        <Icon icon={CloudOff} />
        <span className="text-messing-ink @max-[80rem]:sr-only">
          {saveTexts.waiting(waiting.length)}
        </span>
        <span aria-hidden className="text-messing-ink @min-[80rem]:hidden">
          {waiting.length}
        </span>
      </Button>
    );
  }
  return (
    <Button
      type="button"
      variant="quiet"
      onClick={save}
      className="text-gran! max-lg:hidden noscript:hidden"
    >
      {waiting.length === 0 && <Icon icon={Check} size={18} />}
      {waiting.length === 0 ? (
        <span className="@max-[78rem]:sr-only">{saveTexts.saved}</span>
      ) : (
        saveTexts.save
      )}
    </Button>
  );
}

function HeadMenu({ onOpen }: Pick<SeatingHeadProps, "onOpen">) {
  const { state, apply, undo, redo, canUndo, canRedo } = useChart();
  const { openPane } = useChartView();
  const { hasNumberedSeats, seats } = state;
  return (
    <MoreMenu variant="quiet" label={texts.more} className="noscript:hidden">
      <MenuItem onSelect={() => onOpen({ dialog: "table", tableId: null })}>
        {texts.addTable}
      </MenuItem>
      <MenuItem onSelect={() => openPane("rules")}>{texts.rules}</MenuItem>
      <MenuItem onSelect={() => openPane("suggestion")}>{texts.suggest}</MenuItem>
      {canUndo && <MenuItem onSelect={undo}>{texts.undo}</MenuItem>}
      {canRedo && <MenuItem onSelect={redo}>{texts.redo}</MenuItem>}
      <MenuSeparator />
      <MenuItem onSelect={() => onOpen({ dialog: "print" })}>{texts.print}</MenuItem>
      <MenuItem onSelect={() => openPane("room")}>{texts.room}</MenuItem>
      <MenuItem onSelect={() => onOpen({ dialog: "release" })}>{texts.release}</MenuItem>
      <MenuItem
        onSelect={() => apply({ type: "setNumberedSeats", hasNumberedSeats: !hasNumberedSeats })}
      >
        {hasNumberedSeats ? texts.notNumbered : texts.numbered}
      </MenuItem>
      {seats.length > 0 && (
        <MenuItem tone="error" onSelect={() => onOpen({ dialog: "reset" })}>
          {texts.reset}
        </MenuItem>
      )}
    </MoreMenu>
  );
}
