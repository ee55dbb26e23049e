import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useChart, useChartView } from "../chart-context.ts";
import { FillLegend } from "./fill-legend.tsx";
import { GuestSlip } from "./guest-slip.tsx";
import { PlanLayers } from "./plan-layers.tsx";
import { type PlanSurface, PlanSurfaceContext } from "./plan-surface.ts";
import { roomTexts as texts } from "./texts.ts";
import { ToolSlip } from "./tool-slip.tsx";
import { useChairMarks } from "./use-chair-marks.ts";
import { useGuestDrag } from "./use-guest-drag.ts";
import { usePlanGestures } from "./use-plan-gestures.ts";
import { usePlanKeys } from "./use-plan-keys.ts";
import { usePlanOnScreen } from "./use-plan-on-screen.ts";
import { useSeating } from "./use-seating.ts";
import { type LastChairs, useShownTables } from "./use-shown-tables.ts";
import { useTableDrag } from "./use-table-drag.ts";
import { useTableInSight } from "./use-table-in-sight.ts";
import { ViewStore } from "./view-store.ts";

interface RoomViewProps {
  /** Drawn above the tables, in units of the plan. Handles its own pointers. */
  overlay?: ReactNode;
}

/** The floor plan, where guests and tables are moved. Fills its parent. */
export const RoomView = memo(function RoomView({ overlay }: RoomViewProps) {
  const chart = useChart();
  const { preview, selectedTableId, chooseBarHeight } = useChartView();
  const area = useRef<HTMLElement>(null);
  const liftLayer = useRef<HTMLDivElement>(null);
  const [store] = useState(() => new ViewStore());
  const surface: PlanSurface = useMemo(() => ({ area, store }), [store]);

  const tableDrag = useTableDrag(surface, liftLayer);
  const { edited } = tableDrag;
  const plan = preview?.state ?? chart.state;
  const state = useMemo(
    () =>
      edited
        ? { ...plan, tables: plan.tables.map((table) => (table.id === edited.id ? edited : table)) }
        : plan,
    [plan, edited],
  );
  const { isReady, isTurned, box, showAll } = usePlanOnScreen(surface, state, chooseBarHeight);
  const lastChairs = useRef<LastChairs>(new Map());
  const guestDrag = useGuestDrag(surface, lastChairs);
  const { carried } = guestDrag;
  const seating = useSeating();
  const marks = useChairMarks(carried, seating.justSeated);
  const shown = useShownTables(state, chart.couple, isTurned, marks, lastChairs);
  useTableInSight(store, shown, selectedTableId);
  useLayoutEffect(() => {
    guestDrag.shown.current = shown;
  }, [guestDrag, shown]);
  const gestures = usePlanGestures({ surface, shown, box, guestDrag, tableDrag, seating });
  const onKeyDown = usePlanKeys({ area, isTurned, seating, zoom: gestures.zoom, showAll });

  return (
    <PlanSurfaceContext value={surface}>
      <section
        ref={area}
        aria-label={texts.room}
        className="plan-area @container relative size-full touch-none overflow-hidden bg-paper-2 select-none noscript:min-h-[70dvh]"
        onKeyDown={onKeyDown}
        onClick={gestures.onClick}
      >
        <PlanLayers
          state={state}
          shown={shown}
          box={box}
          isReady={isReady}
          isTurned={isTurned}
          carried={carried}
          store={store}
          liftLayer={liftLayer}
        >
          {overlay}
        </PlanLayers>
        <FillLegend />
        <ToolSlip store={store} onZoom={gestures.zoom} onShowAll={showAll} />
        <p role="status" className="sr-only">
          {seating.announcement}
        </p>
      </section>
      {carried && <GuestSlip carried={carried} ref={guestDrag.slip} />}
    </PlanSurfaceContext>
  );
});
