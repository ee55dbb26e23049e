import { Link } from "react-router";
import type { GuideSummary } from "#app/features/guides/queries.server.ts";
import { guideCategories } from "#app/features/guides/rules.ts";
import { guideTexts } from "#app/features/guides/texts.ts";
import { ExampleBadge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { GuideCover, guidePath } from "../guides/guide-card.tsx";
import { landingTexts } from "./texts.ts";

const { guides: texts, exampleFigures } = landingTexts;

/** The cover of a row shows while the row is pointed at or has the focus. */
const coverClasses: Record<number, string> = {
  1: "",
  2: "opacity-0 group-has-[[data-guide='2']:is(:hover,:focus-within)]/contents:opacity-100",
  3: "opacity-0 group-has-[[data-guide='3']:is(:hover,:focus-within)]/contents:opacity-100",
  4: "opacity-0 group-has-[[data-guide='4']:is(:hover,:focus-within)]/contents:opacity-100",
};

export function GuidesSection({ guides }: { guides: GuideSummary[] }) {
  return (
    <section aria-labelledby="guider" className="late py-18 lg:py-30">
      <div className="wrap group/contents lg:grid lg:grid-cols-[22.5rem_1fr] lg:items-start lg:gap-16 xl:grid-cols-[30rem_1fr] xl:gap-20">
        <div aria-hidden="true" className="sticky top-26 grid max-lg:hidden">
          {guides.map(({ id, category }) => (
            <GuideCover
              key={id}
              shape="tall"
              category={category}
              className={`w-full col-start-1 row-start-1 rounded-m transition-opacity ${coverClasses[id]}`}
            />
          ))}
        </div>
        <div>
          <h2 id="guider" className="text-d39">
            {texts.heading}
          </h2>
          <div className="mt-3.5 flex flex-wrap items-center gap-x-4.5 gap-y-1">
            <ul
              aria-label={texts.categories}
              className="flex flex-wrap gap-x-4.5 gap-y-1 text-15 font-medium text-ink-2"
            >
              {guideCategories.map(({ name, count }) => (
                <li key={name}>
                  {name} <span className="font-normal text-muted tabular-nums">{count}</span>
                </li>
              ))}
            </ul>
            <ExampleBadge>{exampleFigures}</ExampleBadge>
          </div>
          <ol className="mt-5 lg:mt-9">
            {guides.map((guide) => (
              <GuideRow key={guide.id} guide={guide} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function GuideRow({ guide }: { guide: GuideSummary }) {
  const { id, category, title, description, minutes } = guide;
  const path = guidePath(id);
  const isFirst = id === 1;
  return (
    <li
      data-guide={id}
      className={classNames(
        "group/row relative grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-1 border-t border-rule-2 py-5 lg:grid-cols-[1fr_auto] lg:items-end lg:py-6",
        "lg:before:absolute lg:before:top-14.5 lg:before:-left-7.5 lg:before:size-2.5 lg:before:rounded-full lg:before:bg-berry",
        isFirst
          ? "lg:group-has-[[data-guide]:not([data-guide='1']):is(:hover,:focus-within)]/contents:before:hidden"
          : "lg:before:hidden lg:focus-within:before:block lg:hover:before:block",
      )}
    >
      <GuideCover
        shape="tall"
        category={category}
        className="w-full row-span-2 self-start rounded-s lg:hidden"
      />
      <div>
        <p className="flex flex-wrap items-center gap-x-2 text-14 text-muted">
          {category}
          <i aria-hidden="true" className="size-1 rounded-full bg-rule-2" />
          {guideTexts.readTime(minutes)}
        </p>
        <h3
          className={classNames(
            "mt-1 font-display text-[1.3125rem]/6.5 lg:text-[1.6875rem]/8.25",
            isFirst
              ? "lg:text-berry lg:group-has-[[data-guide]:not([data-guide='1']):is(:hover,:focus-within)]/contents:text-ink"
              : "lg:group-focus-within/row:text-berry lg:group-hover/row:text-berry",
          )}
        >
          <Link to={path}>{title}</Link>
        </h3>
        <p className="mt-1.5 text-16 text-pretty text-ink-2 max-sm:hidden">{description}</p>
      </div>
      <Link
        to={path}
        aria-label={`${texts.read}: ${title}`}
        className="link justify-self-start py-1.5 text-15 font-semibold"
      >
        {texts.read}
      </Link>
    </li>
  );
}
