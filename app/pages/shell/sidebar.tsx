import { memo } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { X } from "#app/ui/icons.ts";
import { Logomark, Wordmark } from "#app/ui/logo.tsx";
import type { Area, NewCounts } from "./area.ts";
import { AreaNavigation } from "./area-navigation.tsx";
import { shellTexts } from "./texts.ts";

const { navigation } = shellTexts;

/** Without JavaScript, a link to this id opens the sidebar as a drawer. */
export const sidebarId = "meny";

interface SidebarProps {
  area: Area;
  counts: NewCounts;
  collapsed: boolean;
  contentId: string;
}

/** The right border is an element of its own, so that the current entry can cover it. */
export const Sidebar = memo(function Sidebar({ area, counts, collapsed, contentId }: SidebarProps) {
  return (
    <>
      <aside
        id={sidebarId}
        className="peer relative bg-paper-2 before:absolute before:inset-y-0 before:right-0 before:w-px before:bg-rule max-lg:hidden max-lg:target:fixed max-lg:target:inset-y-0 max-lg:target:left-0 max-lg:target:z-40 max-lg:target:block max-lg:target:w-72"
      >
        <div className="sticky top-0 flex h-dvh flex-col overflow-x-hidden overflow-y-auto py-3 pl-3 mini:pl-2.5">
          <div className="flex items-center justify-between pr-3 mini:justify-center mini:pr-2.5">
            <Link to="/" className="rounded-m px-3 py-1.5 mini:px-1 mini:py-0.5" aria-label="Jaord">
              <Wordmark height={30} className="mini:hidden" />
              <Logomark height={38} className="hidden mini:block" />
            </Link>
            <a
              href={`#${contentId}`}
              aria-label={navigation.close}
              className="grid size-11 place-items-center rounded-m lg:hidden"
            >
              <Icon icon={X} />
            </a>
          </div>
          <AreaNavigation area={area} counts={counts} collapsed={collapsed} />
        </div>
      </aside>
      <div className="fixed inset-0 z-30 hidden bg-scrim max-lg:peer-target:block" />
    </>
  );
});
