import {
  describeState,
  FavouriteButton,
  ListingPicture,
  OldPrice,
  productPath,
  RatingMark,
} from "#app/features/marketplace/components/listing-parts.tsx";
import type { ListingCard } from "#app/features/marketplace/search/queries.server.ts";
import { categoryTexts, sellerKindTexts } from "#app/features/marketplace/texts.ts";
import { formatMoney } from "#app/platform/money.ts";
import { ExampleBadge } from "#app/ui/badge.tsx";
import { Highlight } from "./highlight.tsx";

interface HitRowProps {
  listing: ListingCard;
  words: string[];
  lazy: boolean;
}

export function HitRow({ listing, words, lazy }: HitRowProps) {
  const href = productPath(listing.id);
  return (
    <article className="relative grid grid-cols-[96px_minmax(0,1fr)] gap-x-4 gap-y-1 py-4 lg:grid-cols-[144px_minmax(0,1fr)_auto] lg:gap-x-7 lg:py-6">
      <div className="row-span-2">
        <ListingPicture
          cover={listing.cover}
          drawing={listing.drawing}
          sizes="144px"
          lazy={lazy}
          className="h-30 w-24 rounded-s lg:h-45 lg:w-36"
        />
      </div>
      <div>
        <p className="text-13 text-muted lg:text-14">
          {categoryTexts[listing.category]} · {describeState(listing)}
        </p>
        <h2 className="mt-0.5 text-d20 lg:text-d25">
          <a href={href} className="after:absolute after:inset-0 hover:text-berry">
            <Highlight text={listing.title} words={words} />
          </a>
        </h2>
        <p className="my-1 line-clamp-1 text-15 text-ink-2 sm:line-clamp-none">
          <Highlight text={listing.description} words={words} />
        </p>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-14 text-muted">
          {sellerKindTexts[listing.sellerKind]} · {listing.sellerName}, {listing.town}
          <RatingMark rating={listing.rating} />
          {listing.isSample && <ExampleBadge />}
        </p>
      </div>
      <div className="flex items-center justify-between gap-3 max-lg:col-start-2 lg:row-span-2 lg:flex-col lg:items-end">
        <p className="flex flex-wrap items-baseline gap-x-2.5 lg:flex-col lg:items-end">
          <b className="font-semibold tabular-nums lg:text-18">{formatMoney(listing.price)}</b>
          <OldPrice sellerKind={listing.sellerKind} originalPrice={listing.originalPrice} />
        </p>
        <span className="relative -mr-3">
          <FavouriteButton id={listing.id} title={listing.title} iconSize={20} />
        </span>
      </div>
    </article>
  );
}
