import { lateComponent } from "#app/ui/late-component.tsx";

export const PreviewPane = lateComponent(
  () => import("./preview-pane.tsx"),
  (module) => module.PreviewPane,
);
