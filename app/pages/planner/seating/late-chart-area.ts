import { KeptMarkup } from "#app/ui/kept-markup.tsx";
import { lateComponent } from "#app/ui/late-component.tsx";

/** Plan, list and panes, without which the head and the guests without a table can be used. */
export const ChartArea = lateComponent(
  () => import("./chart-area.tsx"),
  (module) => module.ChartArea,
  KeptMarkup,
);
// Requested beside the data of a navigation, and before the page is hydrated.
if (!import.meta.env.SSR) ChartArea.start();
