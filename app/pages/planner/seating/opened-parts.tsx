import type { Pane } from "./chart-context.ts";
import type { LoadedChart } from "./load-chart.server.ts";
import { PrintDialog } from "./print/print-dialog.tsx";
import { ReleaseDialog } from "./release/release-dialog.tsx";
import { ResetDialog } from "./reset-dialog.tsx";
import { RoomOverlay } from "./room-editor/room-overlay.tsx";
import { RoomPane } from "./room-editor/room-pane.tsx";
import { RulesPane } from "./rules/rules-pane.tsx";
import { SuggestionPane } from "./suggestion/suggestion-pane.tsx";
import { TableDialog } from "./table-dialog.tsx";

export type OpenDialog =
  | { dialog: "table"; tableId: string | null }
  | { dialog: "print" | "release" | "reset" };

export function OpenPane({ pane }: { pane: Pane | null }) {
  if (pane === "room") return <RoomPane />;
  if (pane === "rules") return <RulesPane />;
  return pane === "suggestion" && <SuggestionPane />;
}

/** Lies on the plan while the pane is open. */
export function PlanOverlay({ pane }: { pane: Pane | null }) {
  return pane === "room" && <RoomOverlay />;
}

interface OpenedDialogProps {
  opened: OpenDialog;
  chart: LoadedChart;
  onClose: () => void;
}

export function OpenedDialog({ opened, chart, onClose }: OpenedDialogProps) {
  const { plan, comingPersons, couple, weddingDate, printTheme: theme } = chart;
  if (opened.dialog === "table") return <TableDialog tableId={opened.tableId} onClose={onClose} />;
  if (opened.dialog === "reset") return <ResetDialog onClose={onClose} />;
  if (opened.dialog === "release")
    return <ReleaseDialog onClose={onClose} weddingDate={weddingDate} />;
  const { state } = plan;
  return <PrintDialog open onClose={onClose} {...{ state, comingPersons, couple, theme }} />;
}
