import { lateModule } from "#app/ui/late-module.ts";

/** The panes and dialogs of the chart, which weigh as much as the plan. */
export const useOpenedParts = lateModule(() => import("./opened-parts.tsx"));
