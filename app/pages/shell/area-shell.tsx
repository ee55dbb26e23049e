import { type ReactNode, useCallback, useState } from "react";
import { Form, type ShouldRevalidateFunctionArgs } from "react-router";
import { useRouterSubmit } from "#app/client/actions/submit.ts";
import { clearAllDrafts } from "#app/client/forms/drafts.ts";
import { LiveTopics } from "#app/client/live/use-live.tsx";
import { LoadProgress, useLoadProgress } from "#app/client/loading/load-progress.tsx";
import { useMergedFavourites } from "#app/features/marketplace/components/use-merged-favourites.ts";
import type { Topic } from "#app/platform/live/topics.ts";
import { useStickyBars } from "#app/ui/sticky-bars.ts";
import { Toaster } from "#app/ui/toaster.tsx";
import { type Account, AccountMenu } from "./account-menu.tsx";
import type { Area, NewCounts } from "./area.ts";
import { Sidebar } from "./sidebar.tsx";
import { SidebarToggle } from "./sidebar-toggle.tsx";
import { SmallScreenMenu } from "./small-screen-menu.tsx";
import { shellTexts } from "./texts.ts";
import { useSidebar } from "./use-sidebar.ts";

const { areas, navigation } = shellTexts;
const contentId = "innhold";

interface AreaShellProps {
  /** Must be the same object at every render, as `counts` and `account`: the frame is memoized. */
  area: Area;
  counts: NewCounts;
  account: Account;
  /** Null for a user who has not chosen. */
  collapsed: boolean | null;
  topics: readonly Topic[];
  children: ReactNode;
}

/** The frame of all pages of an area, which outlives them. */
export function AreaShell(props: AreaShellProps) {
  const { area, counts, account, topics, children } = props;
  useRouterSubmit();
  useMergedFavourites();
  useStickyBars();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const toggleDrawer = useCallback(() => setDrawerOpen((open) => !open), []);
  const isLoading = useLoadProgress();
  const { state, collapsed, toggle } = useSidebar(props.collapsed, toggleDrawer);

  return (
    <div
      data-sidebar={state}
      className="min-h-dvh lg:grid lg:grid-cols-[240px_minmax(0,1fr)] mini:grid-cols-[64px_minmax(0,1fr)]"
    >
      <a
        href={`#${contentId}`}
        className="sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:z-50 focus-visible:rounded-m focus-visible:bg-sheet focus-visible:px-4 focus-visible:py-2.5"
      >
        {navigation.skip}
      </a>
      <LoadProgress isShown={isLoading} />
      <Sidebar area={area} counts={counts} collapsed={collapsed} contentId={contentId} />
      <div className="flex min-w-0 flex-col">
        <header
          data-head-bar
          className="sticky top-0 z-20 flex min-h-14 items-center gap-2 border-b border-rule bg-paper px-3 lg:pr-8 lg:pl-8"
        >
          <SmallScreenMenu
            area={area}
            counts={counts}
            open={drawerOpen}
            onOpenChange={setDrawerOpen}
          />
          <SidebarToggle collapsed={collapsed} onToggle={toggle} />
          <p className="shrink-99 truncate text-15 font-medium text-ink-2">
            {areas[area.id].title}
          </p>
          <div className="ml-auto min-w-0">
            <AccountMenu account={account} areaId={area.id} />
          </div>
        </header>
        <main
          id={contentId}
          tabIndex={-1}
          aria-busy={isLoading || undefined}
          className="grid flex-1 grid-cols-1 content-start gap-4 px-4 pt-5 pb-10 outline-none lg:gap-5 lg:px-8 lg:pt-7 lg:pb-12"
        >
          <LiveTopics value={topics}>{children}</LiveTopics>
        </main>
      </div>
      {signOutForm}
      <Toaster />
    </div>
  );
}

const signOutForm = (
  <Form
    id="sign-out"
    method="post"
    action="/auth/sign-out"
    reloadDocument
    onSubmit={clearAllDrafts}
  />
);

/** An area's frame is loaded again after the user's own actions only. */
export function revalidateAfterActions({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  // A failed action changed nothing, and without a network the reload would fail too.
  return defaultShouldRevalidate && formMethod !== undefined && formMethod !== "GET";
}
