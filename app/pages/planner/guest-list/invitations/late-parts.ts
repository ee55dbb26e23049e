import { lateComponent } from "#app/ui/late-component.tsx";

export const SubPage = lateComponent(
  () => import("./sub-page.tsx"),
  (module) => module.SubPage,
);

export const subPages = [SubPage];
