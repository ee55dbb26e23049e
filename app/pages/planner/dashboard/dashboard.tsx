import { useEffect } from "react";
import { data, type Location, useLocation } from "react-router";
import { useLive } from "#app/client/live/use-live.ts";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { findOwnedWedding, requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { ClearDraft } from "#app/features/weddings/components/clear-draft.tsx";
import { readFlash } from "#app/platform/http/flash.server.ts";
import { readForm } from "#app/platform/http/forms.server.ts";
import { useToast } from "#app/ui/toaster.tsx";
import { Outcome } from "../actions/outcome.tsx";
import { handleActionResult } from "../actions/sending.ts";
import { failureOf, rememberLoaderData, staleIfError } from "../last-shown.ts";
import { plannerTexts } from "../texts.ts";
import type { Route } from "./+types/dashboard.ts";
import { answersPath, errorMessageFor } from "./answer-actions.ts";
import { AnswersTab } from "./answers-tab.tsx";
import { changeAnswer } from "./change-answer.server.ts";
import { DashboardTabs } from "./dashboard-tabs.tsx";
import { GallerySummary, WishlistSummary } from "./feature-summary.tsx";
import { type Dashboard, loadDashboard } from "./load-dashboard.server.ts";
import { NoWedding } from "./no-wedding.tsx";
import { Overview } from "./overview.tsx";
import { useNewAnswers } from "./use-new-answers.ts";
import { type Tab, viewOf } from "./view.ts";
import { WeddingCard } from "./wedding-card.tsx";
import { WeddingLine } from "./wedding-line.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await findOwnedWedding(request);
  const view = viewOf(new URL(request.url).searchParams);
  const [dashboard, flash] = await Promise.all([
    weddingId && loadDashboard(weddingId, view),
    readFlash(request),
  ]);
  return data({ dashboard, flash: flash.message }, { headers: flash.headers });
}

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return staleIfError(request.url, serverLoader);
}

export async function action({ request }: Route.ActionArgs) {
  const weddingId = await requireOwnedWedding(request);
  return changeAnswer(weddingId, await readForm(request));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return handleActionResult(answersPath, form, serverAction, errorMessageFor);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ location }: Route.MetaArgs) {
  const tab = tabOf(location);
  const page = tab === "rsvp" ? plannerTexts.navigation.answers : plannerTexts.navigation.overview;
  return [{ title: `${page} – Jaord` }];
}

export default function DashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { dashboard, flash } = loaderData;
  const tab = dashboard?.view.tab ?? "overview";
  const failure = "failure" in loaderData ? loaderData.failure : undefined;
  const toast = useToast();

  useEffect(() => rememberLoaderData(location.href, { dashboard, flash: null }), [dashboard]);
  useEffect(() => {
    if (!flash) return;
    const isError = flash === plannerTexts.errors.overview.refused;
    toast({ title: flash, tone: isError ? "error" : "plain" });
  }, [flash, toast]);
  useEffect(() => {
    if (failure) {
      const description = errorTexts(tab)[failure];
      toast({ title: plannerTexts.errors.title, description, tone: "error" });
    }
  }, [failure, tab, toast]);

  return (
    <>
      {flash && (
        <noscript>
          <p role="status">{flash}</p>
        </noscript>
      )}
      <ClearDraft flash={flash} />
      <Outcome url={answersPath} result={actionData} />
      {dashboard ? <OwnedDashboard dashboard={dashboard} /> : <NoWedding />}
    </>
  );
}

/** A tab that does not load leaves the planner around it as it is. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const tab = tabOf(useLocation());
  return (
    <>
      <DashboardTabs current={tab} />
      <LoadError title={errorTexts(tab)[failureOf(error) ?? "refused"]} />
    </>
  );
}

function tabOf({ search }: Pick<Location, "search">): Tab {
  return viewOf(new URLSearchParams(search)).tab;
}

function errorTexts(tab: Tab) {
  return plannerTexts.errors[tab === "rsvp" ? "rsvp" : "overview"];
}

function OwnedDashboard({ dashboard }: { dashboard: Dashboard }) {
  const { view, wedding, page, featureSummary } = dashboard;
  const newAnswers = useNewAnswers(dashboard);
  const { lost } = useLive("rsvp");

  return (
    <>
      {view.tab === "overview" ? (
        <WeddingCard wedding={wedding} />
      ) : (
        <WeddingLine wedding={wedding} />
      )}
      <div>
        <DashboardTabs current={view.tab} />
        <p role="status" className="text-14 text-muted not-empty:pt-3">
          {lost && plannerTexts.live.lost}
        </p>
      </div>
      {view.tab === "overview" && <Overview dashboard={dashboard} newAnswers={newAnswers} />}
      {page && <AnswersTab dashboard={dashboard} page={page} newAnswers={newAnswers} />}
      {featureSummary?.tab === "wishlist" && <WishlistSummary summary={featureSummary} />}
      {featureSummary?.tab === "gallery" && (
        <GallerySummary summary={featureSummary} page={wedding.page} />
      )}
    </>
  );
}
