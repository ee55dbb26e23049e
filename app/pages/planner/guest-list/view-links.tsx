import { FilterLinks } from "#app/client/lists/filter-links.tsx";
import { guestQuery } from "./guest-query.ts";
import { invitationsPath } from "./invitations/invitation-query.ts";
import { guestListTexts } from "./texts.ts";
import type { ViewCounts } from "./view-counts.server.ts";

const { views: texts } = guestListTexts;

interface ViewLinksProps {
  current: keyof ViewCounts;
  counts: ViewCounts;
}

/** The three views of the guest list. */
export function ViewLinks({ current, counts }: ViewLinksProps) {
  const hrefs = {
    guests: guestQuery.href(),
    invitations: invitationsPath,
    changes: guestQuery.href({ vis: "changes" }),
  };
  return (
    <FilterLinks
      label={texts.label}
      className="max-sm:w-full"
      choices={(["guests", "invitations", "changes"] as const).map((key) => ({
        key,
        to: hrefs[key],
        isCurrent: key === current,
        label: texts[key],
        ...(counts[key] > 0 && { count: counts[key] }),
      }))}
    />
  );
}
