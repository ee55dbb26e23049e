import { lateComponent } from "#app/ui/late-component.tsx";

/** For the error boundary of a route with an `id`. */
export const DetailError = lateComponent(
  () => import("./detail-error-card.tsx"),
  (module) => module.DetailErrorCard,
);
