import { data, redirect } from "react-router";
import { marketplaceQuery } from "#app/features/marketplace/search/rules.ts";
import { config } from "#app/platform/config.server.ts";
import { breadcrumbTag, discoveryTags } from "../discovery.ts";
import { allowSiteCaching } from "../site-frame.server.ts";
import type { Route } from "./+types/marketplace.ts";
import { redirectToCanonical } from "./canonical-url.server.ts";
import { loadMarketFrame } from "./market-frame.server.ts";
import { MarketFrame } from "./market-frame.tsx";
import { MarketplaceScreen } from "./marketplace-screen.tsx";
import { marketTexts as texts } from "./texts.ts";
import { viewMarketplace } from "./view-marketplace.server.ts";

export const handle = { hydrate: false };

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const query = marketplaceQuery.parse(url.searchParams);
  redirectToCanonical(url, marketplaceQuery.href(query));
  const [frame, view] = await Promise.all([loadMarketFrame(request), viewMarketplace(query)]);
  if (!view) throw redirect(marketplaceQuery.href({ ...query, side: 1, etter: null }));
  allowSiteCaching(request, context, "listings");
  return data({ frame, view, page: query.side, origin: config().publicUrl });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { origin, page, view } = loaderData;
  return [
    ...discoveryTags({
      origin,
      path: marketplaceQuery.href({ side: page }),
      title: `${texts.pageTitle(texts.title, page)} – Jaord`,
      description: texts.description,
      noindex: view.active.length > 0,
    }),
    breadcrumbTag(origin, [{ name: texts.title, path: marketplaceQuery.path }]),
  ];
}

export default function Marketplace({ loaderData }: Route.ComponentProps) {
  return (
    <MarketFrame frame={loaderData.frame}>
      <MarketplaceScreen view={loaderData.view} />
    </MarketFrame>
  );
}
