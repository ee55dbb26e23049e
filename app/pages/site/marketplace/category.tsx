import { data, redirect } from "react-router";
import { marketplaceQuery } from "#app/features/marketplace/search/rules.ts";
import { categoryTexts } from "#app/features/marketplace/texts.ts";
import { config } from "#app/platform/config.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { breadcrumbTag, discoveryTags } from "../discovery.ts";
import { allowSiteCaching } from "../site-frame.server.ts";
import type { Route } from "./+types/category.ts";
import { redirectToCanonical } from "./canonical-url.server.ts";
import { CategoryScreen } from "./category/category-screen.tsx";
import { categoryHeads, categoryOfPath } from "./category/starts.ts";
import { viewStarts } from "./category/view-starts.server.ts";
import { loadMarketFrame } from "./market-frame.server.ts";
import { MarketFrame } from "./market-frame.tsx";
import { categoryPages } from "./paths.ts";
import { marketTexts as texts } from "./texts.ts";
import { viewMarketplace } from "./view-marketplace.server.ts";

export const handle = { hydrate: false };

/** Of the categories with a page of their own; the address says which. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const category = categoryOfPath(url.pathname.replace(/\/$/, ""));
  if (!category) throw notFound();
  const path = categoryPages[category];
  const query = { ...marketplaceQuery.parse(url.searchParams), category: "all" as const };
  redirectToCanonical(url, marketplaceQuery.href(query, path));
  const [frame, view] = await Promise.all([
    loadMarketFrame(request),
    viewMarketplace(query, path, category),
  ]);
  if (!view) throw redirect(marketplaceQuery.href({ ...query, side: 1, etter: null }, path));
  const starts = await viewStarts(category, query, view);
  allowSiteCaching(request, context, "listings");
  return data({ frame, view, starts, category, page: query.side, origin: config().publicUrl });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { origin, page, view, category } = loaderData;
  const title = categoryTexts[category];
  return [
    ...discoveryTags({
      origin,
      path: marketplaceQuery.href({ side: page }, view.path),
      title: `${texts.pageTitle(title, page)} – Jaord`,
      description: categoryHeads[category].description,
      noindex: view.active.length > 0,
    }),
    breadcrumbTag(origin, [
      { name: texts.title, path: marketplaceQuery.path },
      { name: title, path: view.path },
    ]),
  ];
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { category, starts, view } = loaderData;
  const { lead, startLabel, sellYours, facet } = categoryHeads[category];
  const look = category === "dresses" ? "hanging" : facet === "pris" ? "parcels" : "boxes";
  return (
    <MarketFrame frame={loaderData.frame}>
      <CategoryScreen
        title={categoryTexts[category]}
        {...{ lead, startLabel, sellYours, starts, look, view }}
      />
    </MarketFrame>
  );
}
