import { data, redirect } from "react-router";
import { searchQuery } from "#app/features/marketplace/search/rules.ts";
import { config } from "#app/platform/config.server.ts";
import { discoveryTags } from "../discovery.ts";
import type { Route } from "./+types/search.ts";
import { redirectToCanonical } from "./canonical-url.server.ts";
import { loadMarketFrame } from "./market-frame.server.ts";
import { MarketFrame } from "./market-frame.tsx";
import { SearchScreen } from "./search/search-screen.tsx";
import { viewSearch } from "./search/view-search.server.ts";
import { searchTexts as texts } from "./texts.ts";

export const handle = { hydrate: false };

export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const query = searchQuery.parse(url.searchParams);
  redirectToCanonical(url, searchQuery.href(query));
  const [frame, view] = await Promise.all([loadMarketFrame(request), viewSearch(query)]);
  if (!view) throw redirect(searchQuery.href({ ...query, side: 1, etter: null }));
  return data({ frame, view, origin: config().publicUrl });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { text } = loaderData.view.form;
  return discoveryTags({
    origin: loaderData.origin,
    path: searchQuery.path,
    title: `${text ? texts.results(text) : texts.title} – Jaord`,
    description: texts.description,
    noindex: text !== "" || loaderData.view.isFiltered,
  });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return (
    <MarketFrame frame={loaderData.frame}>
      <SearchScreen view={loaderData.view} />
    </MarketFrame>
  );
}
