import {
  describeState,
  FavouriteButton,
  formatRating,
  OldPrice,
} from "#app/features/marketplace/components/listing-parts.tsx";
import { listingTexts } from "#app/features/marketplace/texts.ts";
import { formatMoney } from "#app/platform/money.ts";
import { Badge, ExampleBadge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Share, Star } from "#app/ui/icons.ts";
import type { ProductView } from "./product-view.ts";
import { productTexts as texts } from "./texts.ts";

export function PriceBlock({ product }: { product: ProductView }) {
  const { listing, category, saving } = product;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p className="flex flex-wrap gap-x-3.5 gap-y-1 text-14 text-muted">
          <a href={category.href} className="link py-1 text-ink">
            {category.label}
          </a>
          <span className="py-1">{describeState(listing)}</span>
        </p>
        <div className="-mr-2.5 flex">
          <ShareButton url={product.url} />
          <FavouriteButton id={listing.id} title={listing.title} iconSize={20} />
        </div>
      </div>
      <h1 className="mt-0.5 text-d39 font-[370] lg:mt-1.5">{listing.title}</h1>
      <p className="mt-2.5 flex flex-wrap items-center gap-2 text-14">
        <Rating product={product} />
        {listing.isSample && <ExampleBadge />}
      </p>
      <div className="mt-4.5 flex flex-wrap items-end gap-x-4 gap-y-1.5 border-t border-rule-2 pt-4">
        <p className="font-display text-[2.25rem]/10 font-[380] lining-nums">
          {formatMoney(listing.price)}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-1.5">
          <OldPrice sellerKind={listing.sellerKind} originalPrice={listing.originalPrice} />
          {saving !== null && <Badge tone="gran">{listingTexts.saving(saving)}</Badge>}
          {product.isReserved && <Badge tone="messing">{texts.reserved}</Badge>}
        </p>
        {product.pricedOn && (
          <p className="w-full text-13 text-muted">{texts.formerPrice(product.pricedOn)}</p>
        )}
      </div>
    </>
  );
}

function Rating({ product: { listing } }: { product: ProductView }) {
  if (listing.rating === null) return <span className="text-muted">{listingTexts.noRating}</span>;
  const { value, count } = listing.rating;
  const rating = formatRating(value);
  return (
    <>
      <Stars filled={Math.floor(value)} />
      <span className="sr-only">{texts.ratingOutOf(rating)}</span>
      <span aria-hidden="true" className="font-medium tabular-nums">
        {rating}
      </span>
      <span className="text-muted">{texts.reviewsOf(count, listing.sellerName)}</span>
    </>
  );
}

function Stars({ filled }: { filled: number }) {
  return (
    <span aria-hidden="true" className="flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          key={star}
          icon={Star}
          size={14}
          className={star <= filled ? "fill-messing text-messing" : "text-messing-edge"}
        />
      ))}
    </span>
  );
}

function ShareButton({ url }: { url: string }) {
  return (
    <share-link data-url={url} data-copied={texts.copied} className="relative">
      <button
        type="button"
        hidden
        aria-label={texts.share}
        className="grid size-11 place-items-center hover:text-berry [[hidden]]:hidden"
      >
        <Icon icon={Share} />
      </button>
      <span
        role="status"
        className="absolute top-full right-0 z-10 max-w-72 rounded-m text-14 wrap-anywhere not-empty:w-max not-empty:bg-ink not-empty:px-3 not-empty:py-2 not-empty:text-on-ink"
      />
    </share-link>
  );
}
