import { Form, Outlet } from "react-router";
import { useRouterSubmit } from "#app/client/actions/submit.ts";
import { clearAllDrafts } from "#app/client/forms/drafts.ts";
import { LiveTopics, useLive } from "#app/client/live/use-live.tsx";
import { LoadProgress, useLoadProgress } from "#app/client/loading/load-progress.tsx";
import { staleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireUser } from "#app/features/accounts/access.server.ts";
import { conversationTopics } from "#app/features/conversations/topics.ts";
import { useMergedFavourites } from "#app/features/marketplace/components/use-merged-favourites.ts";
import { Toaster } from "#app/ui/toaster.tsx";
import { liveTopics } from "../planner/live-topics.ts";
import type { Route } from "./+types/signed-in-shell.ts";
import { loadSiteFrame } from "./site-frame.server.ts";
import { SiteHeader } from "./site-header.tsx";

/** The frame of an account's own pages of the marketplace. They need no wedding. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireUser(request);
  return { frame: await loadSiteFrame(request) };
}

export const clientMiddleware = [staleIfError];

export default function SignedInShell({ loaderData: { frame } }: Route.ComponentProps) {
  useRouterSubmit();
  useMergedFavourites();
  const isLoading = useLoadProgress();
  return (
    <>
      <LoadProgress isShown={isLoading} />
      <SiteHeader user={frame.user} />
      <main id="innhold" tabIndex={-1} aria-busy={isLoading || undefined} className="outline-none">
        <LiveTopics value={liveTopics}>
          <LiveHeader />
          <Outlet />
        </LiveTopics>
      </main>
      <Form
        id="sign-out"
        method="post"
        action="/auth/sign-out"
        reloadDocument
        onSubmit={clearAllDrafts}
      />
      <Toaster />
    </>
  );
}

/** Keeps the unread mark of the header up to date on every page. */
function LiveHeader() {
  useLive(conversationTopics.conversations);
  return null;
}
