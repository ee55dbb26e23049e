import type { ReactNode } from "react";
import { artPath } from "#app/ornament/art-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronRight } from "#app/ui/icons.ts";
import { marketTexts } from "../texts.ts";

const texts = marketTexts.empty;

export interface WithoutFilter {
  key: string;
  label: string;
  /** What is still searched for. */
  rest: string;
  countText: string;
  href: string;
}

interface EmptyResultProps {
  isFiltered: boolean;
  allHref: string;
  without: WithoutFilter[];
  /** What else was found. */
  children?: ReactNode;
}

/** A rail with two bare hangers, a shelf with rings of dust. */
export function EmptyResult({ isFiltered, allHref, without, children }: EmptyResultProps) {
  return (
    <>
      <div className="relative mt-2 overflow-hidden border-b-8 border-[#e6ddcf] before:absolute before:inset-x-0 before:top-6.5 before:h-1.5 before:border-y before:border-ink before:bg-[#e3cf9f] after:absolute after:inset-x-0 after:bottom-0 after:border-b-[1.5px] after:border-ink">
        <div className="wrap">
          <picture>
            <source
              media="(min-width: 64rem)"
              srcSet={artPath("hangers")}
              width={1216}
              height={250}
            />
            <img
              src={artPath("hangers-small")}
              alt=""
              width={350}
              height={190}
              className="relative -mb-7 h-auto w-full lg:-mb-7.25"
            />
          </picture>
        </div>
      </div>
      <section className="wrap grid gap-8 pt-9 pb-18 lg:grid-cols-[1fr_560px] lg:gap-24 lg:pt-14 lg:pb-28">
        <div>
          <h2 className="text-d31">{texts.title}</h2>
          <p className="mt-2 mb-5 max-w-[30em] text-ink-2">
            {isFiltered ? texts.text : texts.noFilters}
          </p>
          <ButtonLink to={allHref} reloadDocument variant="primary">
            {texts.all}
          </ButtonLink>
        </div>
        <div className="grid content-start gap-10 empty:hidden">
          {without.length > 0 && (
            <ul className="divide-y divide-rule-2 border-y border-rule-2">
              {without.map((row) => (
                <li key={row.key}>
                  <a
                    href={row.href}
                    className="grid min-h-16 grid-cols-[1fr_auto_auto] items-center gap-x-3.5 py-2 hover:text-berry"
                  >
                    <span className="min-w-0 wrap-anywhere">
                      {texts.without} <b className="font-semibold">{row.label}</b>
                      {row.rest && <span className="block text-14 text-muted">{row.rest}</span>}
                    </span>
                    <span className="font-semibold tabular-nums">{row.countText}</span>
                    <Icon icon={ChevronRight} size={18} />
                  </a>
                </li>
              ))}
            </ul>
          )}
          {children}
        </div>
      </section>
    </>
  );
}
