import { Link } from "react-router";
import type { GuideSummary } from "#app/features/guides/queries.server.ts";
import { coverOf, type GuideCategory } from "#app/features/guides/rules.ts";
import { guideTexts as texts } from "#app/features/guides/texts.ts";
import { artPath } from "#app/ornament/art-path.ts";
import { type CoverShape, coverSizes } from "#app/ornament/covers/cover-sizes.ts";
import { classNames } from "#app/ui/class-names.ts";

const maxTags = 2;

interface CoverProps {
  category: GuideCategory;
  shape: CoverShape;
  className?: string | undefined;
  isFirst?: boolean;
}

export function GuideCover({ category, shape, className, isFirst = false }: CoverProps) {
  return (
    <img
      src={coverPath(category, shape)}
      alt=""
      {...coverSizes[shape]}
      loading={isFirst ? "eager" : "lazy"}
      className={className}
    />
  );
}

/** Above an article: as wide as the page, and less flat on phones. */
export function ArticleCover({ category, className }: Pick<CoverProps, "category" | "className">) {
  return (
    <picture>
      <source
        media="(min-width: 40rem)"
        srcSet={coverPath(category, "panorama")}
        {...coverSizes.panorama}
      />
      <GuideCover category={category} shape="wide" isFirst className={className} />
    </picture>
  );
}

function coverPath(category: GuideCategory, shape: CoverShape): string {
  return artPath(`cover-${coverOf(category)}-${shape}`);
}

export function guidePath(id: number): string {
  return `/guide/${id}`;
}

export function GuideMeta({ category, minutes }: Pick<GuideSummary, "category" | "minutes">) {
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 text-14 text-muted">
      <b className="font-semibold text-ink-2">{category}</b>
      <i aria-hidden="true" className="size-1 rounded-full bg-rule-2" />
      {texts.readTime(minutes)}
    </p>
  );
}

export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label={texts.tags} className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="rounded-s border border-rule-2 px-2 py-0.5 text-13 text-ink-2">
          {tag}
        </li>
      ))}
    </ul>
  );
}

/** The whole row leads to the guide. */
export function GuideRow({ guide }: { guide: GuideSummary }) {
  return (
    <article className="group relative grid grid-cols-[6rem_1fr] gap-4.5 border-t border-rule-2 py-4.5 lg:grid-cols-[8.5rem_1fr] lg:items-center lg:gap-7 lg:py-7">
      <GuideCover category={guide.category} shape="tall" className="rounded-s" />
      <div>
        <GuideMeta {...guide} />
        <h3 className="mt-0.5 text-d20 lg:my-1.5 lg:text-[1.5625rem]/7.75">
          <GuideLink guide={guide} />
        </h3>
        <p className="mt-1 text-15 text-pretty text-ink-2 lg:text-16">{guide.description}</p>
        <div className="mt-2.5">
          <Tags tags={guide.tags.slice(0, maxTags)} />
        </div>
      </div>
    </article>
  );
}

interface FeaturedGuideProps {
  guide: GuideSummary;
  isLarge: boolean;
}

export function FeaturedGuide({ guide, isLarge }: FeaturedGuideProps) {
  return (
    <article
      className={classNames(
        "group relative",
        isLarge && "sm:col-span-2 lg:col-span-1 lg:row-span-2",
      )}
    >
      <GuideCover
        category={guide.category}
        shape="panorama"
        isFirst
        className={classNames(
          "w-full rounded-m object-cover",
          isLarge ? "aspect-[816/470]" : "aspect-video",
        )}
      />
      <div className={isLarge ? "mt-5.5" : "mt-3.5"}>
        <GuideMeta {...guide} />
      </div>
      <h3
        className={
          isLarge
            ? "mt-2 max-w-[14em] text-d31 lg:text-[3.0625rem]/13"
            : "mt-1 text-d25 lg:text-[1.25rem]/6.5"
        }
      >
        <GuideLink guide={guide} />
      </h3>
      {isLarge && (
        <p className="mt-3 max-w-[34em] text-16 text-pretty text-ink-2 lg:text-18">
          {guide.description}
        </p>
      )}
      <div className="mt-2.5">
        <Tags tags={guide.tags.slice(0, maxTags)} />
      </div>
    </article>
  );
}

/** Its clickable area is the nearest positioned parent. */
export function GuideLink({ guide: { id, title } }: { guide: GuideSummary }) {
  return (
    <Link
      to={guidePath(id)}
      className="group-hover:text-berry after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4"
    >
      {title}
    </Link>
  );
}
