import { Suspense, useMemo } from "react";
import { ChangesPane } from "./changes-pane.tsx";
import { useChart, useChartView } from "./chart-context.ts";
import { ChartList } from "./chart-list.tsx";
import { EmptyChart } from "./empty-chart.tsx";
import { useOpenedParts } from "./late-parts.ts";
import { RoomView } from "./room/room-view.tsx";
import { RoomEditorProvider } from "./room-editor/room-editor-context.tsx";
import { TablePane } from "./table-pane.tsx";
import { useNewcomers } from "./use-newcomers.ts";

interface ChartAreaProps {
  shownAs: "room" | "list";
  onAddTable: () => void;
  onEditTable: (tableId: string) => void;
}

/** The chart as plan or list, and what is opened beside it. */
export function ChartArea({ shownAs, onAddTable, onEditTable }: ChartAreaProps) {
  const chart = useChart();
  const view = useChartView();
  const { pane } = view;
  useNewcomers(chart, view);
  const parts = useOpenedParts(pane !== null);
  // Boundaries of their own, because the plan would be hidden until their styles have arrived.
  const overlay = useMemo(
    () =>
      parts && (
        <Suspense>
          <parts.PlanOverlay pane={pane} />
        </Suspense>
      ),
    [parts, pane],
  );
  return (
    <RoomEditorProvider>
      {shownAs === "room" ? (
        <RoomView overlay={overlay} />
      ) : (
        <ChartList onEditTable={onEditTable} />
      )}
      {pane === "table" && <TablePane onEditTable={onEditTable} />}
      {/* Not of the opened parts: it is needed when nothing can be loaded. */}
      {pane === "changes" && <ChangesPane />}
      {parts && (
        <Suspense>
          <parts.OpenPane pane={pane} />
        </Suspense>
      )}
      {chart.state.tables.length === 0 && pane !== "room" && <EmptyChart onAddTable={onAddTable} />}
    </RoomEditorProvider>
  );
}
