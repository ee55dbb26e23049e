import type { IconData } from "#app/ui/icons.ts";
import type { shellTexts } from "./texts.ts";

export interface Destination {
  to: string;
  label: string;
  icon: IconData;
  /** Is not the current entry on the pages below it. */
  end?: boolean;
}

interface DestinationGroup {
  label: string;
  destinations: readonly Destination[];
}

/** A part of the product with a sidebar of its own. */
export interface Area {
  id: AreaId;
  groups: readonly DestinationGroup[];
  /** The id of its layout route. */
  layoutId: string;
}

export type AreaId = keyof typeof shellTexts.areas;

export const areaPaths: Record<AreaId, string> = {
  planner: "/admin",
  vendor: "/for-vendors",
  moderation: "/moderation/vendors",
};

/** What is new behind the entries of a sidebar, by their `to`. */
export type NewCounts = Readonly<Record<string, { count: number; title: string }>>;

export function isCurrent(
  { to, end = false }: Pick<Destination, "to" | "end">,
  location: { pathname: string; search: string },
): boolean {
  const [pathname, search = ""] = to.split("?");
  const isBelow = !end && location.pathname.startsWith(`${pathname}/`);
  if (pathname !== location.pathname && !isBelow) return false;
  const tab = new URLSearchParams(location.search).get("tab");
  const requestedTab = new URLSearchParams(search).get("tab");
  return requestedTab === "rsvp" ? tab === "rsvp" : tab !== "rsvp";
}
