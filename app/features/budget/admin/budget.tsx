import { randomUUID } from "node:crypto";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { NoWedding } from "#app/client/loading/no-wedding.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { guestTopics } from "#app/features/guests/topics.ts";
import { rsvpTopics } from "#app/features/rsvp/topics.ts";
import { findOwnedWedding } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { weddingTopics } from "#app/features/weddings/topics.ts";
import { now } from "#app/platform/clock.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import { findBudgetSettings, loadBudget } from "../queries.server.ts";
import { budgetTexts } from "../texts.ts";
import { budgetTopics } from "../topics.ts";
import type { Route } from "./+types/budget.ts";
import { handleBudgetAction } from "./actions.server.ts";
import { budgetActions } from "./actions.ts";
import { BudgetScreen } from "./budget-screen.tsx";
import type { BudgetView } from "./budget-view.ts";
import { StartBudget } from "./late-parts.ts";
import { budgetAdminTexts as texts } from "./texts.ts";

const topics = [budgetTopics.budget, guestTopics.guests, rsvpTopics.rsvp, weddingTopics.visitors];

export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await findOwnedWedding(request);
  if (!weddingId) return { view: null };
  const [budget, settings, wedding] = await Promise.all([
    loadBudget(weddingId),
    findBudgetSettings(weddingId),
    loadWedding(weddingId),
  ]);
  const { weddingDate, bride, groom } = wedding;
  const view: BudgetView = {
    weddingId,
    budget,
    today: osloDate(now()),
    weddingDate,
    partners: { first: bride, second: groom },
    ...settings,
    newId: randomUUID(),
  };
  return { view };
}

export const action = handleBudgetAction;
export const clientAction = createClientAction(budgetActions);

/** The page has the whole budget, so its tabs, filters and forms need no request. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isForm = formMethod !== undefined && formMethod !== "GET";
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && (isForm || !isSamePage);
}

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={budgetTexts.errors.notLoaded} />;
}

export default function BudgetPage({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(budgetTexts.errors.notLoaded);
  const { view } = loaderData;
  return (
    <>
      <ActionNotice actions={budgetActions} result={actionData} />
      {view ? (
        <>
          <ConnectionNotice topics={topics} text={texts.connectionLost} />
          {isBegun(view) ? (
            <BudgetScreen view={view} result={actionData} />
          ) : (
            <StartBudget view={view} />
          )}
        </>
      ) : (
        <NoWedding text={texts.noWedding} />
      )}
    </>
  );
}

function isBegun({ hasStarted, budget }: BudgetView): boolean {
  return hasStarted || budget.categories.length > 0;
}
