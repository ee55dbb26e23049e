import { Link } from "react-router";
import {
  type GuideSummary,
  listFeaturedGuides,
  listGuides,
} from "#app/features/guides/queries.server.ts";
import {
  type GuideCategory,
  type GuideFilter,
  guideCategories,
  guideTopics,
  readGuideFilter,
} from "#app/features/guides/rules.ts";
import { guideTexts as texts } from "#app/features/guides/texts.ts";
import { config } from "#app/platform/config.server.ts";
import { ExampleBadge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { breadcrumbTag, discoveryTags } from "../discovery.ts";
import { allowSiteCaching, loadSiteFrame } from "../site-frame.server.ts";
import type { Route } from "./+types/guides.ts";
import { FeaturedGuide, GuideRow } from "./guide-card.tsx";
import { GuideFrame } from "./guide-frame.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = readGuideFilter(new URL(request.url).searchParams);
  allowSiteCaching(request, context, "lasting");
  return {
    filter,
    guides: listGuides(filter),
    all: listGuides(),
    featured: listFeaturedGuides(),
    frame: await loadSiteFrame(request),
    origin: config().publicUrl,
  };
}

export const handle = { hydrate: false };

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { origin = "", filter } = loaderData ?? {};
  return [
    ...discoveryTags({
      origin,
      path: "/guides",
      title: `${texts.title} – Jaord`,
      description: texts.lead,
      noindex: Boolean(filter?.category || filter?.topic),
    }),
    breadcrumbTag(origin, [{ name: texts.title, path: "/guides" }]),
  ];
}

export default function Guides({ loaderData }: Route.ComponentProps) {
  const { frame, filter, guides, all, featured } = loaderData;
  const chosen = filter.category ?? filter.topic;
  return (
    <GuideFrame frame={frame}>
      <header className="wrap pt-8 lg:pt-18">
        <h1 className="text-d76">{texts.title}</h1>
        <p className="mt-2 max-w-[34em] text-18 text-ink-2">{texts.lead}</p>
      </header>
      <Shelf chosen={filter.category} />
      {!chosen && <Featured guides={featured} />}
      <Topics chosen={filter.topic} />
      <section aria-labelledby="alle" className="wrap pt-16 pb-18 lg:pt-26 lg:pb-28">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 id="alle" className="scroll-mt-24 text-d31">
            {chosen ? texts.about(chosen) : texts.all}
          </h2>
          {chosen && (
            <Link to="/guides#alle" className="py-1 text-15 underline underline-offset-4">
              {texts.showAll}
            </Link>
          )}
        </div>
        <ol className="mt-4 lg:mt-6 sm:grid sm:grid-cols-2 sm:gap-x-8 lg:gap-x-16">
          {guides.map((guide) => (
            <li key={guide.id}>
              <GuideRow guide={guide} />
            </li>
          ))}
        </ol>
        <SavedGuides guides={all} />
      </section>
    </GuideFrame>
  );
}

const spines: Record<GuideCategory, string> = {
  Planlegging:
    "h-30 bg-[#2f4b3c] text-[#f3eadb] before:border-[#8fa595] after:border-[#8fa595] lg:h-37",
  Budsjett:
    "h-25 bg-[#b98f45] text-[#35240d] before:border-[#7a5c22] after:border-[#7a5c22] lg:h-31.5",
  "Stil & design":
    "h-32 bg-[#a05c3f] text-[#fbf3e6] before:border-[#e0b093] after:border-[#e0b093] lg:h-40",
  Etikette:
    "h-27.5 bg-[#ead3c6] text-[#2f4b3c] before:border-[#dcb5a4] after:border-[#dcb5a4] lg:h-34.5",
  Lokaler:
    "h-30.5 bg-[#c6d4d6] text-[#33505a] before:border-[#8facb1] after:border-[#8facb1] lg:h-38",
  Tradisjon:
    "h-26 bg-[#465d70] text-[#f3eadb] before:border-[#9db2bd] after:border-[#9db2bd] lg:h-32.5",
};

/** The categories as the spines of books. */
function Shelf({ chosen }: { chosen: GuideCategory | null }) {
  return (
    <nav aria-label={texts.categories} className="mt-7 lg:mt-12">
      <div className="overflow-x-auto border-b-[1.5px] border-ink pt-2 shadow-[0_8px_0_#e6ddcf] sm:overflow-hidden">
        <ul className="wrap flex w-max items-end gap-0.75 sm:grid sm:w-full sm:grid-cols-6">
          {guideCategories.map(({ name, count }) => (
            <li key={name} className="w-33 flex-none sm:w-auto">
              <Link
                to={
                  name === chosen ? "/guides" : `/guides?kategori=${encodeURIComponent(name)}#alle`
                }
                aria-current={name === chosen || undefined}
                className={classNames(
                  "relative flex flex-col justify-center rounded-t-[3px] px-2.5 text-center transition-[padding,margin] motion-reduce:transition-none",
                  "before:absolute before:inset-x-0 before:top-3.5 before:h-1 before:border-y after:absolute after:inset-x-0 after:bottom-3.5 after:h-1 after:border-y",
                  "hover:-mt-1.5 hover:box-content hover:pb-1.5 aria-[current]:-mt-1.5 aria-[current]:box-content aria-[current]:pb-1.5",
                  "outline-offset-[-4px] focus-visible:outline-current",
                  spines[name],
                )}
              >
                <b className="font-display text-[1.125rem]/5.5 font-[430] sm:text-16 lg:text-[1.5625rem]/7.75">
                  {name}
                </b>
                <span className="text-13 tabular-nums">{texts.articles(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <p className="wrap pt-5">
        <ExampleBadge>{texts.exampleFigures}</ExampleBadge>
      </p>
    </nav>
  );
}

function Featured({ guides }: { guides: GuideSummary[] }) {
  return (
    <section aria-labelledby="populaere" className="wrap pt-8 lg:pt-18">
      <h2 id="populaere" className="text-d31">
        {texts.featured}
      </h2>
      <div className="mt-5 grid gap-9 sm:grid-cols-2 sm:gap-x-6 lg:mt-7 lg:grid-cols-[1fr_22.5rem] lg:grid-rows-[auto_1fr] lg:gap-10">
        {guides.map((guide, index) => (
          <FeaturedGuide key={guide.id} guide={guide} isLarge={index === 0} />
        ))}
      </div>
    </section>
  );
}

function Topics({ chosen }: { chosen: GuideFilter["topic"] }) {
  return (
    <nav
      aria-labelledby="emner"
      className="wrap pt-16 lg:grid lg:grid-cols-[18.75rem_1fr] lg:gap-14 lg:pt-26"
    >
      <h2 id="emner" className="text-d31">
        {texts.topics}
      </h2>
      <ul className="mt-3.5 columns-2 gap-6 lg:mt-0 lg:columns-3 lg:gap-10">
        {guideTopics.map((topic) => (
          <li key={topic} className="break-inside-avoid border-t border-rule">
            <Link
              to={
                topic === chosen ? "/guides#alle" : `/guides?tema=${encodeURIComponent(topic)}#alle`
              }
              aria-current={topic === chosen || undefined}
              className="flex min-h-12 items-center py-2 font-display text-[1.0625rem]/5.5 font-[430] hover:text-berry aria-[current]:text-berry aria-[current]:underline aria-[current]:underline-offset-4"
            >
              {topic}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Only the browser knows which ones are saved; its element shows them. */
function SavedGuides({ guides }: { guides: GuideSummary[] }) {
  return (
    <saved-guides hidden className="mt-12 border-t-[1.5px] border-ink pt-5 not-[[hidden]]:block">
      <h2 className="text-d25">{texts.saved}</h2>
      <ul className="mt-2">
        {guides.map(({ id, title }) => (
          <li key={id} data-id={id} hidden className="border-b border-rule">
            <Link to={`/guide/${id}`} className="block py-3 font-display text-d20 hover:text-berry">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </saved-guides>
  );
}
