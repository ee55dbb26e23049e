import { lateModule } from "#app/ui/late-module.ts";

/** The dialogs of the chart and the panes of its tools, which weigh as much as the plan. */
export const useOpenedParts = lateModule(() => import("./opened-parts.tsx"));

/** Proposes a table for a guest whose answer changes to coming. */
export const useProposedTable = lateModule(() => import("./proposed-table.ts"));
