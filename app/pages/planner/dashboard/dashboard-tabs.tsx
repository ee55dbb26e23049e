import { listQuery, oneOf } from "#app/client/lists/list-query.ts";
import { TabLinks } from "#app/ui/tabs.tsx";
import { plannerTexts } from "../texts.ts";

const tabs = ["overview", "rsvp", "wishlist", "gallery"] as const;

export type Tab = (typeof tabs)[number];

export const dashboardQuery = listQuery("/admin", {
  tab: oneOf({ rsvp: "rsvp", wishlist: "wishlist", gallery: "gallery" }, "overview"),
});

export function DashboardTabs({ current }: { current: Tab }) {
  return (
    <TabLinks
      label={plannerTexts.tabs.label}
      tabs={tabs.map((tab) => ({
        to: dashboardQuery.href({ tab }),
        label: plannerTexts.tabs[tab],
        current: tab === current,
      }))}
    />
  );
}
