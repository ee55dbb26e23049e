import { memo, useCallback, useMemo, useState } from "react";
import { useLive } from "#app/client/live/use-live.tsx";
import { guestTopics } from "#app/features/guests/topics.ts";
import { rsvpTopics } from "#app/features/rsvp/topics.ts";
import drawingStyles from "#app/features/seating/drawing/drawing.css?url";
import { seatingTopics } from "#app/features/seating/topics.ts";
import { Notice } from "#app/ui/notice.tsx";
import { type Chart, ChartContext, ChartViewContext, RuleMarksContext } from "./chart-context.ts";
import { ChooseBar } from "./choose-bar.tsx";
import { ChartArea } from "./late-chart-area.ts";
import { useOpenedParts } from "./late-parts.ts";
import type { LoadedChart } from "./load-chart.server.ts";
import { OfflineBanner } from "./offline-banner.tsx";
import type { OpenDialog } from "./opened-parts.tsx";
import { usePartner } from "./partner/use-partner.ts";
import roomStyles from "./room/room.css?url";
import { useMarkedRules } from "./rules/use-marked-rules.ts";
import { SeatingHead } from "./seating-head.tsx";
import { useChartSession } from "./session/use-chart-session.ts";
import { seatingChartTexts as texts } from "./texts.ts";
import { UnseatedPane, UnseatedRail } from "./unseated-pane.tsx";
import { useChartViewState } from "./use-chart-view.ts";
import { useShortcuts } from "./use-shortcuts.ts";

interface SeatingScreenProps {
  chart: LoadedChart;
  view: "room" | "list";
}

/** Its parts are memoized: the router renders the page several times for each change that is sent. */
export const SeatingScreen = memo(function SeatingScreen({
  chart: loaded,
  view: shownAs,
}: SeatingScreenProps) {
  const { weddingId, plan, comingPersons, couple } = loaded;
  const { lost } = useLive(seatingTopics.seating, guestTopics.guests, rsvpTopics.rsvp);
  const session = useChartSession(weddingId, plan);
  const diets = useMemo(() => new Map(loaded.diets), [loaded.diets]);
  const { partner: present, hold } = usePartner();
  const partner = useMemo(
    () => present && { ...present, changedTableIds: session.changedTableIds },
    [present, session.changedTableIds],
  );
  const chart: Chart = useMemo(
    () => ({ ...session, couple, diets, partner, hold }),
    [session, couple, diets, partner, hold],
  );
  const view = useChartViewState(chart);
  const { broken, marks } = useMarkedRules(view.preview?.state ?? chart.state, loaded);
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const close = () => setOpened(null);
  const parts = useOpenedParts(opened !== null || view.pane !== null);
  useShortcuts(chart, view);
  const addTable = useCallback(() => setOpened({ dialog: "table", tableId: null }), []);
  const editTable = useCallback((tableId: string) => setOpened({ dialog: "table", tableId }), []);
  return (
    <ChartContext value={chart}>
      <ChartViewContext value={view}>
        <RuleMarksContext value={marks}>
          {/* Also for the list: a style that is still to come would take the shown view away. */}
          <link rel="stylesheet" href={drawingStyles} precedence="default" />
          <link rel="stylesheet" href={roomStyles} precedence="default" />
          <div className="-mx-4 -mt-5 -mb-10 flex h-[calc(100dvh-3.5rem)] flex-col lg:-mx-8 lg:-mt-7 lg:-mb-12 noscript:h-auto">
            <SeatingHead
              shownAs={shownAs}
              comingPersons={comingPersons}
              brokenRules={broken}
              onOpen={setOpened}
            />
            <p role="status" className="bg-messing-tint px-4 py-1.5 text-14 empty:hidden lg:px-8">
              {lost && !chart.isOffline && texts.connectionLost}
            </p>
            <OfflineBanner />
            <noscript>
              <div className="px-4 py-2.5 lg:px-8">
                <Notice>{texts.needsScript}</Notice>
              </div>
            </noscript>
            <div className="relative flex min-h-0 flex-1 bg-paper-2 noscript:max-lg:flex-col">
              {view.pane !== null && <UnseatedRail />}
              <UnseatedPane comingPersons={comingPersons} />
              <ChartArea shownAs={shownAs} onAddTable={addTable} onEditTable={editTable} />
              <ChooseBar />
            </div>
          </div>
          {parts && opened && <parts.OpenedDialog opened={opened} chart={loaded} onClose={close} />}
        </RuleMarksContext>
      </ChartViewContext>
    </ChartContext>
  );
});
