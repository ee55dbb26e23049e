import type { ReactNode } from "react";
import type { Guide, GuideSection } from "#app/features/guides/queries.server.ts";
import { guideTexts as texts } from "#app/features/guides/texts.ts";
import { artPath } from "#app/ornament/art-path.ts";
import { formatDate } from "#app/platform/oslo-time.ts";
import type { Source } from "#content/guides/blocks.ts";
import { GuideBlock } from "./guide-block.tsx";

interface ArticleBodyProps {
  guide: Guide;
  /** Stands after the text. */
  children: ReactNode;
}

export function ArticleBody({ guide, children }: ArticleBodyProps) {
  const headings = guide.sections.flatMap(({ heading }) => heading ?? []);
  return (
    <div className="wrap pb-16 lg:grid lg:grid-cols-[12.5rem_minmax(0,40rem)_1fr] lg:gap-10 lg:pb-28 xl:grid-cols-[16.5rem_minmax(0,40rem)_1fr] xl:gap-14">
      <article-contents className="my-4.5 block text-15 lg:sticky lg:top-28 lg:my-1.5 lg:self-start">
        <nav aria-label={texts.contents}>
          <details className="lg:hidden">
            <summary className="py-2 font-semibold">{texts.contents}</summary>
            <Contents headings={headings} />
          </details>
          <div className="max-lg:hidden">
            <p className="py-2 font-semibold">{texts.contents}</p>
            <Contents headings={headings} />
          </div>
        </nav>
      </article-contents>
      <article className="article min-w-0">
        {guide.sections.map((section, index) => (
          <Section
            key={section.heading?.id ?? "start"}
            section={section}
            sources={guide.sources}
            isFirst={index === 0}
          />
        ))}
        <Sources guide={guide} />
        {children}
      </article>
    </div>
  );
}

function Contents({ headings }: { headings: { id: string; text: string }[] }) {
  return (
    <ol className="lg:mt-1 lg:border-l lg:border-rule-2">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block py-2 text-ink-2 hover:text-berry max-lg:border-t max-lg:border-rule lg:relative lg:py-1.75 lg:pl-4.5 lg:leading-5 lg:[&[aria-current]]:font-medium lg:[&[aria-current]]:text-ink lg:[&[aria-current]]:before:absolute lg:[&[aria-current]]:before:top-3.5 lg:[&[aria-current]]:before:-left-1 lg:[&[aria-current]]:before:size-1.75 lg:[&[aria-current]]:before:rounded-full lg:[&[aria-current]]:before:bg-berry"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

interface SectionProps {
  section: GuideSection;
  sources: Source[];
  isFirst: boolean;
}

function Section({ section, sources, isFirst }: SectionProps) {
  const { heading, html, blocks } = section;
  return (
    <>
      {heading && (
        <h2 id={heading.id} className="relative">
          {heading.month !== null && (
            <img
              src={artPath(`month-${heading.month}`)}
              alt=""
              width={48}
              height={48}
              loading="lazy"
              className="absolute -top-1 -left-12 size-10 max-xl:hidden"
            />
          )}
          {heading.text}
        </h2>
      )}
      <div
        className={isFirst ? "article-text article-start" : "article-text"}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the guide was read
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {blocks.map((block) => (
        <GuideBlock key={block.kind} block={block} sources={sources} />
      ))}
    </>
  );
}

function Sources({ guide: { sources, checked } }: { guide: Guide }) {
  return (
    <section
      aria-labelledby="kilder"
      className="mt-14 border-t-[1.5px] border-ink pt-4 text-15 text-ink-2"
    >
      <h2 id="kilder" className="m-0! text-d20!">
        {texts.sources}
      </h2>
      <ol className="mt-2 list-decimal pl-6">
        {sources.map(({ title, publisher, year, url }) => (
          <li key={title} className="py-0.5">
            {url ? (
              <a
                href={url}
                rel="noopener"
                className="underline underline-offset-3 hover:text-berry"
              >
                {title}
              </a>
            ) : (
              title
            )}
            , {publisher}, {year}
          </li>
        ))}
      </ol>
      <p className="mt-2 text-14 text-muted">{texts.checked(formatDate(checked))}</p>
    </section>
  );
}
