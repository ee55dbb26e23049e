import { data } from "react-router";
import { listGuides } from "#app/features/guides/queries.server.ts";
import { findDemoWedding } from "#app/features/weddings/queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { unlessUnreachable } from "#app/platform/db/errors.server.ts";
import { readFlash } from "#app/platform/http/cookies.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/landing.ts";
import elements from "./landing/elements/main.ts?script";
import { FeatureMenu } from "./landing/feature-menu.tsx";
import { GuidesSection } from "./landing/guides-section.tsx";
import { Hero } from "./landing/hero.tsx";
import { MarketSection } from "./landing/market-section.tsx";
import { SearchSection } from "./landing/search-section.tsx";
import { TestimonialsSection } from "./landing/testimonials-section.tsx";
import { SiteFooter, tagline } from "./site-footer.tsx";
import { allowSiteCaching, loadSiteFrame } from "./site-frame.server.ts";
import { SiteHeader } from "./site-header.tsx";

const teaserGuides = 4;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { demo, publicUrl, sampleListings } = config();
  const { message, headers } = await readFlash(request);
  const demoWeddingId = demo ? await unlessUnreachable(findDemoWedding(), null) : null;
  const frame = await loadSiteFrame(request);
  const guides = listGuides().slice(0, teaserGuides);
  if (!demo || demoWeddingId) allowSiteCaching(request, context, "lasting");
  return data(
    { origin: publicUrl, demoWeddingId, message, frame, sampleListings, guides },
    { headers },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

const title = "Jaord: alt til drømmebryllupet på ett sted";
const description = `Norges komplette bryllupsplattform: ${tagline[0]?.toLowerCase()}${tagline.slice(1)}`;

export const handle = { hydrate: false };

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const page = `${loaderData?.origin ?? ""}/`;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: page },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Jaord" },
    { property: "og:locale", content: "nb_NO" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: page },
    { property: "og:image", content: `${page}share.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { user, contact } = loaderData.frame;
  return (
    <>
      <SiteHeader user={user} />
      <main id="innhold">
        {loaderData.message && (
          <div role="status" className="px-gutter pt-4">
            <Notice tone="gran">{loaderData.message}</Notice>
          </div>
        )}
        <Hero demoWeddingId={loaderData.demoWeddingId} />
        <FeatureMenu />
        <SearchSection />
        <MarketSection hasSamples={loaderData.sampleListings} />
        <GuidesSection guides={loaderData.guides} />
        <TestimonialsSection />
      </main>
      <SiteFooter contact={contact} newsletter="letter" />
      <script type="module" src={elements} />
    </>
  );
}
