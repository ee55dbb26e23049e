import { data, Link } from "react-router";
import {
  type Guide as Article,
  type GuideSummary,
  listRelatedGuides,
  readGuide,
} from "#app/features/guides/queries.server.ts";
import { guideTexts as texts } from "#app/features/guides/texts.ts";
import { config } from "#app/platform/config.server.ts";
import { formatDate } from "#app/platform/oslo-time.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ArrowLeft, Heart, Share } from "#app/ui/icons.ts";
import { breadcrumbTag, discoveryTags } from "../discovery.ts";
import { allowSiteCaching, loadSiteFrame } from "../site-frame.server.ts";
import type { Route } from "./+types/guide.ts";
import { ArticleBody } from "./article-body.tsx";
import { ArticleCover, GuideCover, GuideLink, GuideMeta, guidePath, Tags } from "./guide-card.tsx";
import { GuideFrame } from "./guide-frame.tsx";

const firstGuide = "1";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const guide = await readGuide(params.id ?? firstGuide);
  const frame = await loadSiteFrame(request);
  const related = guide ? listRelatedGuides(guide) : [];
  if (guide) allowSiteCaching(request, context, "lasting");
  return data({ guide, related, frame, origin: config().publicUrl }, { status: guide ? 200 : 404 });
}

export const handle = { hydrate: false };

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData?.guide) {
    return [{ title: `${texts.notFound} – Jaord` }, { name: "robots", content: "noindex" }];
  }
  const { origin, guide } = loaderData;
  const path = guidePath(guide.id);
  return [
    ...discoveryTags({
      origin,
      path,
      title: `${guide.title} – Jaord`,
      description: guide.description,
      type: "article",
      picture: `/share/guide-${guide.id}.jpg`,
    }),
    articleTag(guide, origin + path),
    breadcrumbTag(origin, [
      { name: texts.title, path: "/guides" },
      { name: guide.title, path },
    ]),
  ];
}

function articleTag({ title, description, author, publishDate }: GuideSummary, url: string) {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "Article",
      headline: title,
      description,
      datePublished: publishDate,
      inLanguage: "nb",
      author: { "@type": "Organization", name: `${author}, Jaord` },
      url,
    },
  };
}

export default function Guide({ loaderData }: Route.ComponentProps) {
  const { frame, guide, related, origin } = loaderData;
  return (
    <GuideFrame frame={frame}>
      {guide ? (
        <>
          <ArticleHead guide={guide} url={origin + guidePath(guide.id)} />
          <ArticleBody guide={guide}>
            <div className="mt-9 flex flex-wrap items-center justify-between gap-3 border-t border-rule-2 pt-3.5">
              <Tags tags={guide.tags} />
              <Actions id={guide.id} url={origin + guidePath(guide.id)} />
            </div>
          </ArticleBody>
          <Related guides={related} />
        </>
      ) : (
        <NotFound />
      )}
    </GuideFrame>
  );
}

interface ArticleHeadProps {
  guide: Article;
  url: string;
}

function ArticleHead({ guide, url }: ArticleHeadProps) {
  return (
    <>
      <p className="wrap py-2.5">
        <Link
          to="/guides"
          className="inline-flex min-h-11 items-center gap-2 text-15 text-ink-2 hover:text-berry"
        >
          <Icon icon={ArrowLeft} size={18} />
          {texts.back}
        </Link>
      </p>
      <div className="mx-auto max-w-320 sm:px-8">
        <ArticleCover category={guide.category} className="w-full sm:rounded-m" />
      </div>
      <header className="wrap pt-4 lg:grid lg:grid-cols-[12.5rem_minmax(0,45rem)] lg:gap-x-10 lg:pt-12 lg:pb-12 xl:grid-cols-[16.5rem_minmax(0,45rem)] xl:gap-x-14">
        <div className="lg:col-start-2">
          <GuideMeta {...guide} />
          <h1 className="mt-1.5 text-[2.5rem]/11 font-[360] tracking-[-0.024em] lg:mt-2.5 lg:text-[3.8125rem]/16">
            {guide.title}
          </h1>
          <p className="mt-3 max-w-[32em] text-18 text-pretty text-ink-2 lg:mt-4.5 lg:text-[1.3125rem]/8">
            {guide.description}
          </p>
          <div className="mt-4.5 flex flex-wrap items-center justify-between gap-2 border-y border-rule-2 py-2 text-14 text-muted lg:mt-7">
            <p>
              {guide.author} ·{" "}
              <time dateTime={guide.publishDate}>{formatDate(guide.publishDate)}</time>
            </p>
            <Actions id={guide.id} url={url} />
          </div>
        </div>
      </header>
    </>
  );
}

interface ActionsProps {
  id: number;
  url: string;
}

/** Their elements show the buttons, which do nothing without script. */
function Actions({ id, url }: ActionsProps) {
  return (
    <div className="flex items-center gap-1 text-ink">
      <save-guide data-id={id}>
        <Button
          type="button"
          size="small"
          hidden
          aria-pressed={false}
          className="group/save hidden:hidden"
        >
          <Icon
            icon={Heart}
            size={18}
            className="group-aria-pressed/save:fill-berry group-aria-pressed/save:text-berry"
          />
          <span className="group-aria-pressed/save:hidden">{texts.save}</span>
          <span className="not-group-aria-pressed/save:hidden">{texts.savedGuide}</span>
        </Button>
      </save-guide>
      <share-link data-url={url} data-copied={texts.copied} className="flex items-center gap-2">
        <Button type="button" size="small" variant="quiet" hidden className="hidden:hidden">
          <Icon icon={Share} size={18} />
          {texts.share}
        </Button>
        <span role="status" className="text-14 text-muted" />
      </share-link>
    </div>
  );
}

function Related({ guides }: { guides: GuideSummary[] }) {
  return (
    <section aria-labelledby="ogsa" className="border-t border-rule bg-paper-2 py-12 lg:py-22">
      <div className="wrap">
        <h2 id="ogsa" className="text-d31">
          {texts.related}
        </h2>
        <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-7 lg:mt-7 lg:grid-cols-4 lg:gap-6">
          {guides.map((guide) => (
            <li key={guide.id} className="group relative">
              <GuideCover category={guide.category} shape="tall" className="w-full rounded-s" />
              <div className="mt-3.5">
                <GuideMeta {...guide} />
              </div>
              <h3 className="mt-0.5 text-[1.0625rem]/5.5 font-[420] lg:text-[1.25rem]/6.5">
                <GuideLink guide={guide} />
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function NotFound() {
  return (
    <section className="wrap py-20 lg:py-32">
      <h1 className="text-d49">{texts.notFound}</h1>
      <p className="mt-3 mb-6 max-w-[34em] text-18 text-ink-2">{texts.notFoundText}</p>
      <ButtonLink to="/guides" variant="primary" size="large">
        {texts.back}
      </ButtonLink>
    </section>
  );
}
