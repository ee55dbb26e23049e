import { lateComponent } from "#app/ui/late-component.tsx";

const loadSummaries = () => import("./feature-summary.tsx");

export const AnswersTab = lateComponent(
  () => import("./answers-tab.tsx"),
  (module) => module.AnswersTab,
);
export const WishlistSummary = lateComponent(loadSummaries, (module) => module.WishlistSummary);
export const GallerySummary = lateComponent(loadSummaries, (module) => module.GallerySummary);
export const NoWedding = lateComponent(
  () => import("./no-wedding.tsx"),
  (module) => module.NoWedding,
);
export const PartnerLeftNotice = lateComponent(
  () => import("../settings/partner-left-notice.tsx"),
  (module) => module.PartnerLeftNotice,
);

export const openedTabs = [AnswersTab, WishlistSummary, GallerySummary];
