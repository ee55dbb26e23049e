import { useMemo } from "react";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { NoWedding } from "#app/client/loading/no-wedding.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { findOwnedWedding } from "#app/features/weddings/access.server.ts";
import { parseJsonText, toJsonText } from "#app/platform/http/json-text.ts";
import type { Route } from "./+types/seating-chart.ts";
import { handleSeatingAction } from "./actions.server.ts";
import { seatingActions } from "./actions.ts";
import { loadChart } from "./load-chart.server.ts";
import { seatingQuery } from "./seating-query.ts";
import { SeatingScreen } from "./seating-screen.tsx";
import { seatingChartTexts as texts } from "./texts.ts";

export const handle = { needsWidth: true };

export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await findOwnedWedding(request);
  return { chart: weddingId && toJsonText(await loadChart(weddingId)) };
}

export const action = handleSeatingAction;
export const clientAction = createClientAction(seatingActions);

/** The two views show the same data, so the address alone says which one it is. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const changesView = currentUrl.search !== nextUrl.search && formMethod === undefined;
  return defaultShouldRevalidate && !changesView;
}

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.errors.notLoaded} />;
}

export default function SeatingChartPage({ loaderData }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  const { chart: loaded } = loaderData;
  const [search] = useSearchParams();
  const chart = useMemo(() => loaded && parseJsonText(loaded), [loaded]);
  if (!chart) return <NoWedding text={texts.noWedding} />;
  return <SeatingScreen chart={chart} view={seatingQuery.parse(search).vis} />;
}
