import { vendorQuery } from "#app/features/vendors/search/rules.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TabLinks } from "#app/ui/tabs.tsx";
import { chosenPath, requestsPath } from "./actions.ts";
import { vendorScreenTexts as texts } from "./texts.ts";

interface VendorsHeadProps {
  current: "find" | "requests" | "mine";
  counts: { requests: number; chosen: number };
}

export function VendorsHead({ current, counts }: VendorsHeadProps) {
  const { tabs } = texts;
  return (
    <div className="grid gap-2">
      <PageHeader title={texts.title} />
      <TabLinks
        label={tabs.label}
        tabs={[
          { to: vendorQuery.path, label: tabs.find, current: current === "find" },
          {
            to: requestsPath,
            label: tabs.requests,
            count: counts.requests,
            current: current === "requests",
          },
          { to: chosenPath, label: tabs.mine, count: counts.chosen, current: current === "mine" },
        ]}
      />
    </div>
  );
}
