import { Link } from "react-router";
import { ExampleBadge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Search } from "#app/ui/icons.ts";
import shelf from "./drawings/shelf.svg?url";
import { popularSearches, searchTiles } from "./samples.ts";
import { landingTexts } from "./texts.ts";

const { search: texts, exampleFigures } = landingTexts;
const boxId = "sok";

export function SearchSection() {
  return (
    <section aria-labelledby="leter" className="late overflow-x-clip border-b border-rule">
      <div className="wrap pt-4 lg:pt-4">
        <h2 id="leter" className="text-d39">
          {texts.heading}
        </h2>
        <search>
          <form
            action="/search"
            className="mt-4 flex h-18 items-center gap-3 border-b-[1.5px] border-ink focus-within:border-berry lg:h-23"
          >
            <label htmlFor={boxId} className="sr-only">
              {texts.label}
            </label>
            <Icon icon={Search} size={24} className="max-sm:hidden" />
            <input
              id={boxId}
              name="q"
              type="search"
              required
              pattern="\s*\S.*"
              maxLength={200}
              placeholder={texts.placeholder}
              className="h-14 min-w-0 flex-1 bg-transparent font-display text-[1.125rem] outline-offset-4 placeholder:text-muted sm:text-[1.5rem] lg:text-[2.4375rem]"
            />
            <button
              type="submit"
              className="min-h-control rounded-m bg-ink px-5 text-16 font-semibold text-on-ink hover:bg-ink-hover lg:min-h-13 lg:px-6"
            >
              {texts.submit}
            </button>
          </form>
        </search>
        <search-chips data-box={boxId}>
          <fieldset hidden className="mt-5 flex flex-wrap gap-2 [[hidden]]:hidden">
            <legend className="sr-only">{texts.popular}</legend>
            {popularSearches.map((text) => (
              <button
                key={text}
                type="button"
                aria-pressed="false"
                className="h-11 rounded-m border border-rule-2 bg-sheet px-3 text-14 font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink lg:h-9"
              >
                {text}
              </button>
            ))}
          </fieldset>
        </search-chips>
      </div>
      <Shelf />
      <p className="wrap pt-1 pb-10 sm:pt-0 lg:pb-22">
        <ExampleBadge>{exampleFigures}</ExampleBadge>
      </p>
    </section>
  );
}

/** One shelf across the window, and over it one rail; on phones two of each. */
function Shelf() {
  const rail = "border-y border-ink bg-[#e3cf9f]";
  return (
    <div className="relative mt-10 lg:mt-14">
      <div
        aria-hidden="true"
        className={`absolute inset-x-0 top-0.5 h-1.75 max-sm:hidden lg:top-1.5 ${rail}`}
      />
      <ul className="grid grid-cols-3 sm:wrap sm:grid-cols-6">
        {searchTiles.map(({ category, count, drawing }) => (
          <li key={category} className="group/tile relative">
            <div
              aria-hidden="true"
              className={`absolute inset-x-0 top-0.5 h-1.75 sm:hidden ${rail}`}
            />
            <Link
              to={`/marketplace?category=${encodeURIComponent(category.toLowerCase())}`}
              className="relative block text-center focus-visible:-outline-offset-4"
            >
              <img
                src={`${shelf}#${drawing}`}
                alt=""
                width={200}
                height={193}
                loading="lazy"
                className="mx-auto h-auto w-full max-w-50"
              />
              <span className="relative block border-t-[1.5px] border-ink px-1 pt-3.5 pb-5.5 before:absolute before:inset-x-0 before:top-0 before:h-1.75 before:bg-[#e6ddcf] sm:[li:first-child_&]:-ml-[50vw] sm:[li:first-child_&]:pl-[calc(50vw+0.25rem)] sm:[li:last-child_&]:-mr-[50vw] sm:[li:last-child_&]:pr-[calc(50vw+0.25rem)] lg:pt-5">
                <b className="relative block font-display text-[1.0625rem]/5.5 font-[420] group-hover/tile:text-berry lg:text-[1.25rem]/6.5">
                  {category}
                </b>
                <span className="relative text-14 text-muted tabular-nums">{count}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
