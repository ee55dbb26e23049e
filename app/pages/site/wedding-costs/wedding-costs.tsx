import { Link } from "react-router";
import { config } from "#app/platform/config.server.ts";
import { formatMoney } from "#app/platform/money.ts";
import { ExampleBadge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronLeft } from "#app/ui/icons.ts";
import { breadcrumbTag, discoveryTags } from "../discovery.ts";
import { SiteFooter } from "../site-footer.tsx";
import { allowSiteCaching, loadSiteFrame } from "../site-frame.server.ts";
import { SiteHeader } from "../site-header.tsx";
import type { Route } from "./+types/wedding-costs.ts";
import { CostCake } from "./cost-cake.tsx";
import { CostForm } from "./cost-form.tsx";
import { CostMoves } from "./cost-moves.tsx";
import { CostTable } from "./cost-table.tsx";
import elements from "./elements/main.ts?script";
import { budgetPath, type CostWishes, divideCosts, listMoves, readCostWishes } from "./rules.ts";
import { costTexts as texts } from "./texts.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const wishes = readCostWishes(new URL(request.url).searchParams);
  const frame = await loadSiteFrame(request);
  allowSiteCaching(request, context, "lasting");
  return { origin: config().publicUrl, wishes, rows: divideCosts(wishes), frame };
}

export const handle = { hydrate: false };

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const origin = loaderData?.origin ?? "";
  const path = "/guides/wedding-costs";
  return [
    ...discoveryTags({ origin, path, title: texts.pageTitle, description: texts.description }),
    breadcrumbTag(origin, [
      { name: texts.guides, path: "/guides" },
      { name: texts.title, path },
    ]),
  ];
}

export default function WeddingCosts({ loaderData }: Route.ComponentProps) {
  const { wishes, rows, frame } = loaderData;
  return (
    <>
      <SiteHeader user={frame.user} />
      <main id="innhold" className="pb-18 lg:pb-28">
        <live-costs className="block">
          <div className="wrap">
            <Link
              to="/guides"
              className="inline-flex items-center gap-1.5 py-3.5 text-15 font-medium text-ink-2 hover:text-berry lg:py-6"
            >
              <Icon icon={ChevronLeft} size={18} />
              {texts.back}
            </Link>
            <div className="grid gap-5 lg:grid-cols-[1fr_auto] lg:items-end lg:gap-16">
              <div>
                <p className="flex gap-3 text-14 text-muted">
                  <b className="font-semibold text-ink-2">{texts.category}</b>
                  {texts.kind}
                </p>
                <h1 className="mt-1.5 text-[2.5rem] leading-11 font-[360] tracking-[-0.024em] lg:text-[3.8125rem] lg:leading-16">
                  {texts.title}
                </h1>
                <p className="mt-2.5 max-w-[34em] text-18 text-pretty text-ink-2">{texts.lead}</p>
              </div>
              <div role="status" data-live="sum" className="lg:text-right">
                <Sum wishes={wishes} />
              </div>
            </div>
          </div>
          <CostForm wishes={wishes} />
          <section
            data-live="rows"
            aria-label={texts.table}
            className="wrap grid items-start gap-5 pt-8 sm:grid-cols-[1fr_2fr] lg:grid-cols-[27.5rem_minmax(0,1fr)] lg:gap-18 lg:pt-18"
          >
            <CostCake rows={rows} />
            <CostTable rows={rows} wishes={wishes} />
          </section>
          <section data-live="moves" className="wrap pt-14 lg:pt-26">
            <CostMoves moves={listMoves(wishes)} />
          </section>
          <section className="wrap grid gap-10 pt-14 lg:grid-cols-2 lg:gap-24 lg:pt-24">
            <div className="text-ink-2">
              <h2 className="text-d31 text-ink">{texts.methodTitle}</h2>
              {texts.method.map((paragraph) => (
                <p key={paragraph} className="mt-2.5 max-w-[34em] text-pretty">
                  {paragraph}
                </p>
              ))}
            </div>
            <div className="text-ink-2">
              <h2 className="text-d31 text-ink">{texts.takeTitle}</h2>
              <p className="mt-2.5 max-w-[34em] text-pretty">{texts.take}</p>
              <div className="mt-4" data-live="start">
                <ButtonLink to={budgetPath(wishes)} variant="primary">
                  {texts.start}
                </ButtonLink>
              </div>
            </div>
          </section>
        </live-costs>
      </main>
      <SiteFooter contact={frame.contact} newsletter="letter" />
      <script type="module" src={elements} />
    </>
  );
}

function Sum({ wishes: { total, guests } }: { wishes: CostWishes }) {
  if (total === null) {
    return (
      <>
        <p className="text-d31">{texts.noTotal}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2.5 text-ink-2 lg:justify-end">
          {texts.noTotalHint} <ExampleBadge>{texts.assumption}</ExampleBadge>
        </p>
      </>
    );
  }
  return (
    <>
      <p className="font-display text-[3rem] leading-13 font-[360] tracking-[-0.02em] lining-nums tabular-nums lg:text-[4.75rem] lg:leading-20">
        {formatMoney(total)}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-2.5 text-ink-2 lg:justify-end">
        <span>
          <b className="font-semibold">{formatMoney(Math.round(total / guests / 100) * 100)}</b>{" "}
          {texts.perGuest}
        </span>
        <ExampleBadge>{texts.assumption}</ExampleBadge>
      </p>
    </>
  );
}
