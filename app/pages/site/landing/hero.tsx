import { weddingPath } from "#app/features/weddings/rules.ts";
import { ExampleBadge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ArrowRight } from "#app/ui/icons.ts";
import { tagline } from "../site-footer.tsx";
import { PagePreview } from "./page-preview.tsx";
import { ReplyCard } from "./reply-card.tsx";

const figures = [
  { value: "1000+", label: "fornøyde par" },
  { value: "3 min", label: "å sette opp" },
  { value: "100 %", label: "personlig" },
];

export function Hero({ demoWeddingId }: { demoWeddingId: string | null }) {
  return (
    <section className="overflow-hidden border-b border-rule">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pt-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-end lg:gap-12 lg:pt-0 xl:grid-cols-[560px_1fr] xl:items-start xl:gap-16">
        <div className="lg:py-16 xl:pt-23 xl:pb-18">
          <p className="mb-4 font-medium text-messing">Norges komplette bryllupsplattform</p>
          <h1 className="max-w-[11em] text-d76 sm:max-lg:text-[min(3.5rem,8.9vw)]/[1.036] lg:max-xl:text-[5.4vw]/[1.02]">
            Alt til drømmebryllupet på&nbsp;ett&nbsp;sted
          </h1>
          <p className="mt-5 max-w-[34em] text-18 text-pretty text-ink-2 lg:mt-6 lg:max-w-125">
            {tagline}
          </p>
          <div className="mt-7 grid gap-2.5 sm:flex sm:flex-wrap lg:mt-8 xl:flex-nowrap xl:whitespace-nowrap xl:[&>a:not(:last-child)]:px-4.5">
            <ButtonLink to="/create" variant="primary" size="large">
              Lag bryllupsnettside
            </ButtonLink>
            <ButtonLink to="/admin" size="large">
              Planlegg bryllup
            </ButtonLink>
            <ButtonLink to="/marketplace" variant="quiet" size="large">
              Utforsk markedsplass
            </ButtonLink>
          </div>
          {demoWeddingId && (
            <p className="mt-4">
              <a
                href={weddingPath(demoWeddingId)}
                className="group inline-flex items-center gap-2 py-2.5 font-medium"
              >
                <span className="link">Se en ferdig bryllupsside</span>
                <Icon icon={ArrowRight} size={18} />
                <ExampleBadge />
              </a>
            </p>
          )}
          <div
            className={`flex flex-wrap items-end gap-x-8 gap-y-3 lg:gap-x-10 ${demoWeddingId ? "mt-6 lg:mt-8" : "mt-9 lg:mt-14"}`}
          >
            <dl className="flex flex-wrap gap-x-8 gap-y-3 lg:gap-x-10">
              {figures.map((figure) => (
                <div key={figure.value} className="flex flex-col-reverse">
                  <dt className="text-14 text-muted">{figure.label}</dt>
                  <dd className="font-display text-[1.5rem]/7 lining-nums lg:text-[1.75rem]/8">
                    {figure.value}
                  </dd>
                </div>
              ))}
            </dl>
            <span className="pb-px">
              <ExampleBadge>Eksempeltall</ExampleBadge>
            </span>
          </div>
        </div>
        <HeroPicture />
      </div>
    </section>
  );
}

function HeroPicture() {
  return (
    <div
      aria-hidden="true"
      className="relative -mx-2 h-135 sm:h-150 lg:mx-0 xl:-mr-8 min-[86rem]:-mr-14 xl:h-190 xl:min-w-0"
    >
      <img
        src="/hero-sprigs.svg"
        alt=""
        width={840}
        height={740}
        loading="lazy"
        className="absolute -bottom-6 left-[calc(-20px-(100%+30px)*0.0857)] h-auto w-[calc((100%+30px)*1.2)] max-w-none max-xl:hidden"
      />
      <PagePreview />
      <ReplyCard />
    </div>
  );
}
