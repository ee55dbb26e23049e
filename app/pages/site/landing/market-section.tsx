import { Link } from "react-router";
import { plateImage } from "#app/features/marketplace/drawing/plate-image.ts";
import { sampleDrawing } from "#app/features/marketplace/rules.ts";
import { formatMoney } from "#app/platform/money.ts";
import { ExampleBadge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Star } from "#app/ui/icons.ts";
import { featuredListings, marketCategories } from "./samples.ts";
import { landingTexts } from "./texts.ts";

const { market: texts, exampleFigures } = landingTexts;

interface MarketSectionProps {
  /** False where the sample listings are switched off. */
  hasSamples: boolean;
}

export function MarketSection({ hasSamples }: MarketSectionProps) {
  return (
    <section
      aria-labelledby="marked"
      className="late overflow-x-clip border-b border-rule bg-paper-2 pt-16 pb-16 lg:pt-26 lg:pb-28"
    >
      <div className="wrap">
        <div className="grid gap-5 lg:flex lg:items-end lg:justify-between">
          <div>
            <h2 id="marked" className="text-d39">
              {texts.heading}
            </h2>
            <p className="mt-2 text-18 text-pretty text-ink-2">{texts.lead}</p>
          </div>
          <p className="flex flex-wrap gap-2">
            <ButtonLink to="/marketplace">{texts.explore}</ButtonLink>
            <ButtonLink to="/sell" variant="quiet">
              {texts.sell}
            </ButtonLink>
          </p>
        </div>
        {hasSamples && (
          <ul className="mt-8 grid grid-cols-2 gap-y-8 lg:-mx-5.5 lg:mt-12 lg:grid-cols-[352fr_232fr_288fr_232fr] lg:items-end">
            {featuredListings.map((listing) => (
              <Framed key={listing.id} listing={listing} />
            ))}
          </ul>
        )}
        <p className="mt-6 lg:mt-5">
          <Link to="/marketplace" className="link inline-block py-2.5 text-15 font-semibold">
            {texts.all}
          </Link>
        </p>
        <Drawers />
      </div>
    </section>
  );
}

/** A picture that stands on the ledge; the ledges of neighbours join. */
function Framed({ listing }: { listing: (typeof featuredListings)[number] }) {
  const { id, title, condition, size, seller, place, isPrivate, price, originalPrice } = listing;
  const path = `/product/${id}`;
  const state = [isPrivate ? texts.private : texts.shop, condition, size && texts.size(size)];
  return (
    <li className="flex flex-col lg:grid lg:grid-rows-[auto_8rem]">
      <Link
        to={path}
        tabIndex={-1}
        aria-hidden="true"
        className="mt-auto block border border-rule-2 bg-sheet p-2 [li:nth-child(odd)>&]:mr-2 [li:nth-child(even)>&]:ml-2 lg:mx-5.5! lg:p-3"
      >
        <img
          {...plateImage(sampleDrawing(id))}
          alt=""
          loading="lazy"
          className="aspect-4/5 h-auto w-full object-cover"
        />
      </Link>
      <div className="relative flex flex-1 flex-col border-t-[1.5px] border-ink pt-4 before:absolute before:inset-x-0 before:top-0 before:h-1.5 before:bg-[#dccfbb] [li:nth-child(odd)>&]:-ml-gutter [li:nth-child(odd)>&]:pr-2 [li:nth-child(odd)>&]:pl-gutter [li:nth-child(even)>&]:-mr-gutter [li:nth-child(even)>&]:pr-gutter [li:nth-child(even)>&]:pl-2 lg:mx-0! lg:px-5.5! lg:pt-5.5 lg:before:h-2">
        <p className="flex flex-wrap justify-between gap-x-3 text-13 text-muted lg:text-14">
          <span>{state.filter(Boolean).join(" · ")}</span>
          <span className="flex items-center gap-1">
            <Icon icon={Star} size={13} className="fill-messing stroke-2 text-messing" />
            <span className="sr-only">{texts.rating(listing.rating)}</span>
            <span aria-hidden="true" className="text-ink-2 tabular-nums">
              {listing.rating}
            </span>
          </span>
        </p>
        <h3 className="mt-0.5 font-display text-[1.0625rem]/5.5 font-[430] lg:text-d18">
          <Link to={path} className="hover:text-berry">
            {title}
          </Link>
        </h3>
        <p className="text-14 text-muted">
          {seller}, {place}
        </p>
        <p className="mt-auto flex flex-wrap items-center gap-x-2.5 gap-y-1 pt-2 font-semibold">
          <span className="tabular-nums">{formatMoney(price)}</span>
          {originalPrice && (
            <span className="text-14 font-normal text-muted">
              {isPrivate ? texts.priceWhenNew : texts.priceBefore}{" "}
              <s className="tabular-nums">{formatMoney(originalPrice)}</s>
            </span>
          )}
          <span className="ml-auto inline-flex">
            <ExampleBadge />
          </span>
        </p>
      </div>
    </li>
  );
}

function Drawers() {
  return (
    <div className="mt-10 lg:mt-16">
      <ul
        aria-label={texts.categories}
        className="grid grid-cols-2 gap-px overflow-hidden rounded-m border border-rule-2 bg-rule-2 sm:grid-cols-3 lg:grid-cols-6"
      >
        {marketCategories.map(({ name, count }) => (
          <li
            key={name}
            className="grid justify-items-center gap-2 bg-paper px-3 py-4 text-center outline -outline-offset-6 outline-rule lg:gap-3 lg:py-5"
          >
            <b className="font-display text-[1.0625rem]/5.5 font-[420]">{name}</b>
            <i aria-hidden="true" className="h-1.75 w-8.5 rounded-b-m bg-messing/75" />
            <span className="text-13 text-muted tabular-nums">{texts.products(count)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <ExampleBadge>{exampleFigures}</ExampleBadge>
      </p>
    </div>
  );
}
