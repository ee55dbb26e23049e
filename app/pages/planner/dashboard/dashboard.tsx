import { memo } from "react";
import { data, type Location, redirect, useLocation } from "react-router";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { FlashMessage } from "#app/client/flash-message.tsx";
import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { failureOf, useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireUser } from "#app/features/accounts/access.server.ts";
import { guestTopics } from "#app/features/guests/topics.ts";
import { handleAnswerAction } from "#app/features/rsvp/admin/actions.server.ts";
import { answerActions } from "#app/features/rsvp/admin/actions.ts";
import { answerQuery } from "#app/features/rsvp/admin/answer-query.ts";
import { useNewAnswers } from "#app/features/rsvp/admin/new-answers.tsx";
import { answerAdminTexts } from "#app/features/rsvp/admin/texts.ts";
import { rsvpTopics } from "#app/features/rsvp/topics.ts";
import { ownedWeddingOf } from "#app/features/weddings/access.server.ts";
import { ClearDraft } from "#app/features/weddings/components/clear-draft.tsx";
import { weddingTopics } from "#app/features/weddings/topics.ts";
import { wishlistTopics } from "#app/features/wishlist/topics.ts";
import { readFlash } from "#app/platform/http/cookies.server.ts";
import { usePreload } from "#app/ui/late-component.tsx";
import { areaPaths } from "../../shell/area.ts";
import { viewPartnerLeft } from "../settings/views.server.ts";
import { plannerTexts } from "../texts.ts";
import type { Route } from "./+types/dashboard.ts";
import { DashboardTabs, dashboardQuery, type Tab } from "./dashboard-tabs.tsx";
import {
  AnswersTab,
  GallerySummary,
  NoWedding,
  openedTabs,
  PartnerLeftNotice,
  WishlistSummary,
} from "./late-parts.ts";
import { type Dashboard, loadDashboard } from "./load-dashboard.server.ts";
import { Overview } from "./overview.tsx";
import { WeddingCard, WeddingLine } from "./wedding-card.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const weddingId = await ownedWeddingOf(user);
  // Signing in leads here.
  if (!weddingId && user.roles.includes("vendor")) throw redirect(areaPaths.vendor);
  const { searchParams } = new URL(request.url);
  const { tab } = dashboardQuery.parse(searchParams);
  const [dashboard, partnerLeft, flash] = await Promise.all([
    weddingId && loadDashboard(weddingId, user, tab, answerQuery.parse(searchParams)),
    weddingId && viewPartnerLeft(user),
    readFlash(request),
  ]);
  return data({ dashboard, partnerLeft, flash: flash.message }, { headers: flash.headers });
}

export const action = handleAnswerAction;
export const clientAction = createClientAction(answerActions);

const { navigation, tabs } = plannerTexts;
const titles: Record<Tab, string> = {
  overview: navigation.overview,
  rsvp: answerAdminTexts.title,
  wishlist: `${tabs.wishlist} – ${navigation.overview}`,
  gallery: `${tabs.gallery} – ${navigation.overview}`,
};

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ location }: Route.MetaArgs) {
  return [{ title: `${titles[tabOf(location)]} – Jaord` }];
}

export default function DashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { dashboard, partnerLeft, flash } = loaderData;
  useStaleIfError(notLoaded(dashboard?.tab));
  usePreload(openedTabs);

  const isError = flash === plannerTexts.errors.overview["server-error"];
  return (
    <>
      <FlashMessage message={flash} tone={isError ? "error" : "plain"} />
      <ClearDraft flash={flash} />
      <ActionNotice actions={answerActions} result={actionData} />
      {partnerLeft && <PartnerLeftNotice when={partnerLeft} />}
      {dashboard ? <OwnedDashboard dashboard={dashboard} /> : <NoWedding />}
    </>
  );
}

/** A tab that fails to load leaves the rest of the planner usable. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const tab = tabOf(useLocation());
  return (
    <>
      <DashboardTabs current={tab} />
      <LoadError title={notLoaded(tab)[failureOf(error) ?? "server-error"]} />
    </>
  );
}

function tabOf({ search }: Pick<Location, "search">): Tab {
  return dashboardQuery.parse(new URLSearchParams(search)).tab;
}

function notLoaded(tab: Tab | undefined) {
  return tab === "rsvp" ? answerAdminTexts.errors.notLoaded : plannerTexts.errors.overview;
}

const dashboardTopics = [
  guestTopics.guests,
  rsvpTopics.rsvp,
  weddingTopics.visitors,
  weddingTopics.wedding,
  // The first steps end with a wish and a partner.
  weddingTopics.partner,
  wishlistTopics.wishes,
];

// The page is rendered at each step of a navigation, also of one that leaves it.
const OwnedDashboard = memo(function OwnedDashboard({ dashboard }: { dashboard: Dashboard }) {
  const { tab, wedding, answerPage, featureSummary } = dashboard;
  const newAnswers = useNewAnswers(dashboard);

  return (
    <>
      {tab === "overview" ? <WeddingCard wedding={wedding} /> : <WeddingLine wedding={wedding} />}
      <div>
        <DashboardTabs current={tab} />
        <ConnectionNotice
          topics={dashboardTopics}
          text={plannerTexts.live.lost}
          className="not-empty:pt-3"
        />
      </div>
      {tab === "overview" && <Overview dashboard={dashboard} newAnswers={newAnswers} />}
      {answerPage && <AnswersTab page={answerPage} dashboard={dashboard} newAnswers={newAnswers} />}
      {featureSummary?.tab === "wishlist" && <WishlistSummary summary={featureSummary} />}
      {featureSummary?.tab === "gallery" && (
        <GallerySummary summary={featureSummary} page={wedding.page} />
      )}
    </>
  );
});
