import { TabLinks } from "#app/ui/tabs.tsx";
import { plannerTexts } from "../texts.ts";
import { hrefOf, type Tab } from "./view.ts";

const tabs: Tab[] = ["overview", "rsvp", "wishlist", "gallery"];

/** What the dashboard shows below the wedding. */
export function DashboardTabs({ current }: { current: Tab }) {
  return (
    <TabLinks
      label={plannerTexts.tabs.label}
      tabs={tabs.map((tab) => ({
        to: hrefOf({ tab }),
        label: plannerTexts.tabs[tab],
        current: tab === current,
      }))}
    />
  );
}
