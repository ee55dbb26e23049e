import { useCallback, useState } from "react";
import { Form, Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { useRouterSubmit } from "#app/client/actions/submit.ts";
import { clearAllDrafts } from "#app/client/forms/drafts.ts";
import { LiveTopics } from "#app/client/live/use-live.tsx";
import { LoadProgress, useLoadProgress } from "#app/client/loading/load-progress.tsx";
import { staleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireUser } from "#app/features/accounts/access.server.ts";
import { ownedWeddingOf } from "#app/features/weddings/access.server.ts";
import { weddingPath } from "#app/features/weddings/rules.ts";
import { useStickyBars } from "#app/ui/sticky-bars.ts";
import { Toaster } from "#app/ui/toaster.tsx";
import { countAttention } from "../attention/count-attention.server.ts";
import { useAttention } from "../attention/use-attention.ts";
import { liveTopics } from "../live-topics.ts";
import { plannerTexts } from "../texts.ts";
import type { Route } from "./+types/shell.ts";
import { AccountMenu } from "./account-menu.tsx";
import { Sidebar } from "./sidebar.tsx";
import { SidebarToggle } from "./sidebar-toggle.tsx";
import { SmallScreenMenu } from "./small-screen-menu.tsx";
import { isCollapsed, useSidebar } from "./use-sidebar.ts";

const { navigation } = plannerTexts;
const contentId = "innhold";

export async function loader({ request }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const weddingId = await ownedWeddingOf(user);
  return {
    name: user.displayName || user.email,
    email: user.email,
    picture: user.picture,
    isAdmin: user.roles.includes("admin"),
    weddingPage: weddingId && weddingPath(weddingId),
    attention: weddingId && (await countAttention(weddingId, user)),
    collapsed: isCollapsed(request.headers.get("Cookie")),
  };
}

export const clientMiddleware = [staleIfError];

/** Reloads after the user's own actions only; `/attention` reloads the counts. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  // A failed action changed nothing, and without a network the reload would fail too.
  return defaultShouldRevalidate && formMethod !== undefined && formMethod !== "GET";
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  useRouterSubmit();
  useStickyBars();
  const shared = useAttention(loaderData.attention);
  const { attention } = shared;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const toggleDrawer = useCallback(() => setDrawerOpen((open) => !open), []);
  const isLoading = useLoadProgress();
  const { collapsed, toggle } = useSidebar(loaderData.collapsed, toggleDrawer);

  return (
    <div
      data-sidebar={collapsed ? "collapsed" : "open"}
      className="min-h-dvh lg:grid lg:grid-cols-[240px_minmax(0,1fr)] mini:grid-cols-[64px_minmax(0,1fr)]"
    >
      <a
        href={`#${contentId}`}
        className="sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:z-50 focus-visible:rounded-m focus-visible:bg-sheet focus-visible:px-4 focus-visible:py-2.5"
      >
        {navigation.skip}
      </a>
      <LoadProgress isShown={isLoading} />
      <Sidebar attention={attention} collapsed={collapsed} contentId={contentId} />
      <div className="flex min-w-0 flex-col">
        <header
          data-head-bar
          className="sticky top-0 z-20 flex min-h-14 items-center gap-2 border-b border-rule bg-paper px-3 lg:pr-8 lg:pl-8"
        >
          <SmallScreenMenu attention={attention} open={drawerOpen} onOpenChange={setDrawerOpen} />
          <SidebarToggle collapsed={collapsed} onToggle={toggle} />
          <p className="shrink-99 truncate text-15 font-medium text-ink-2">{plannerTexts.title}</p>
          <div className="ml-auto min-w-0">
            <AccountMenu {...loaderData} />
          </div>
        </header>
        <main
          id={contentId}
          tabIndex={-1}
          aria-busy={isLoading || undefined}
          className="grid flex-1 grid-cols-1 content-start gap-4 px-4 pt-5 pb-10 outline-none lg:gap-5 lg:px-8 lg:pt-7 lg:pb-12"
        >
          <LiveTopics value={liveTopics}>
            <Outlet context={shared} />
          </LiveTopics>
        </main>
      </div>
      <Form
        id="sign-out"
        method="post"
        action="/auth/sign-out"
        reloadDocument
        onSubmit={clearAllDrafts}
      />
      <Toaster />
    </div>
  );
}
