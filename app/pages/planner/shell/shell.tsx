import { X } from "lucide-react";
import { Form, Link, Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { requireUser } from "#app/features/accounts/access.server.ts";
import { findOwnedWedding } from "#app/features/weddings/access.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Wordmark } from "#app/ui/logo.tsx";
import { Toaster } from "#app/ui/toaster.tsx";
import { plannerTexts } from "../texts.ts";
import type { Route } from "./+types/shell.ts";
import { AccountMenu } from "./account-menu.tsx";
import { PlannerNavigation } from "./planner-navigation.tsx";
import { SmallScreenMenu, sidebarId } from "./small-screen-menu.tsx";

const { navigation } = plannerTexts;
const contentId = "innhold";

export async function loader({ request }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const weddingId = await findOwnedWedding(request);
  return {
    name: user.displayName || user.email,
    email: user.email,
    isAdmin: user.roles.includes("admin"),
    weddingPage: weddingId && `/wedding?id=${weddingId}`,
  };
}

/** Only what somebody does here changes the frame; answers that arrive do not. */
export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== "GET";
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[240px_minmax(0,1fr)]">
      <a
        href={`#${contentId}`}
        className="sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:z-50 focus-visible:rounded-m focus-visible:bg-sheet focus-visible:px-4 focus-visible:py-2.5"
      >
        {navigation.skip}
      </a>
      <Sidebar />
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-20 flex min-h-14 items-center gap-2 border-b border-rule bg-paper px-3 lg:pr-8 lg:pl-8">
          <SmallScreenMenu />
          <p className="truncate text-15 font-medium text-ink-2">{plannerTexts.title}</p>
          <div className="ml-auto min-w-0">
            <AccountMenu {...loaderData} />
          </div>
        </header>
        <main
          id={contentId}
          tabIndex={-1}
          className="grid flex-1 grid-cols-1 content-start gap-4 px-4 pt-5 pb-10 outline-hidden lg:gap-5 lg:px-8 lg:pt-7 lg:pb-12"
        >
          <Outlet />
        </main>
      </div>
      <Form id="sign-out" method="post" action="/auth/sign-out" reloadDocument />
      <Toaster />
    </div>
  );
}

/** The hairline at its right edge is drawn apart, so that the current entry can cover it. */
function Sidebar() {
  return (
    <>
      <aside
        id={sidebarId}
        className="peer relative bg-paper-2 before:absolute before:inset-y-0 before:right-0 before:w-px before:bg-rule max-lg:hidden max-lg:target:fixed max-lg:target:inset-y-0 max-lg:target:left-0 max-lg:target:z-40 max-lg:target:block max-lg:target:w-72"
      >
        <div className="sticky top-0 flex h-dvh flex-col overflow-y-auto py-3 pl-3">
          <div className="flex items-center justify-between pr-3">
            <Link to="/" className="rounded-m px-3 py-1.5" aria-label="Jaord">
              <Wordmark height={30} />
            </Link>
            <a
              href={`#${contentId}`}
              aria-label={navigation.close}
              className="grid size-11 place-items-center rounded-m lg:hidden"
            >
              <Icon of={X} />
            </a>
          </div>
          <PlannerNavigation />
        </div>
      </aside>
      <div className="fixed inset-0 z-30 hidden bg-scrim max-lg:peer-target:block" />
    </>
  );
}
