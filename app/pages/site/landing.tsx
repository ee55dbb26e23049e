import { data } from "react-router";
import { listGuides } from "#app/features/guides/queries.server.ts";
import { findDemoWedding } from "#app/features/weddings/queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { unlessUnreachable } from "#app/platform/db/errors.server.ts";
import { readFlash } from "#app/platform/http/cookies.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/landing.ts";
import { discoveryTags } from "./discovery.ts";
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
  const { demo, publicUrl, sampleListings, textModel } = config();
  const { message, headers } = await readFlash(request);
  const demoWeddingId = demo ? await unlessUnreachable(findDemoWedding(), null) : null;
  const frame = await loadSiteFrame(request);
  const guides = listGuides().slice(0, teaserGuides);
  if (!demo || demoWeddingId) allowSiteCaching(request, context, "lasting");
  const hasTextModel = textModel !== undefined;
  return data(
    { origin: publicUrl, demoWeddingId, message, frame, sampleListings, guides, hasTextModel },
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
  return discoveryTags({ origin: loaderData?.origin ?? "", path: "/", title, description });
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
        <FeatureMenu hasTextModel={loaderData.hasTextModel} />
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
