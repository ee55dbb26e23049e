import { formatMoney } from "#app/platform/money.ts";
import { ExampleBadge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { ListingCard as Listing } from "../search/queries.server.ts";
import {
  describeState,
  FavouriteButton,
  ListingPicture,
  OldPrice,
  productPath,
  RatingMark,
  SellerBadge,
} from "./listing-parts.tsx";
import { cardTexts as texts } from "./texts.ts";

interface ListingCardProps {
  listing: Listing;
  heading?: "h2" | "h3";
  /** On a rack the pictures join into one strip. */
  onRack?: boolean;
  /** For cards below the first row. */
  lazy?: boolean;
}

export function ListingCard({ listing, heading = "h2", onRack = false, lazy }: ListingCardProps) {
  const Heading = heading;
  const href = productPath(listing.id);
  return (
    <article className="relative flex h-full min-w-0 flex-col">
      <div
        className={classNames(
          "relative aspect-[4/5] overflow-hidden bg-paper-3",
          !onRack && "rounded-m",
        )}
      >
        <ListingPicture
          cover={listing.cover}
          drawing={listing.drawing}
          sizes="(min-width: 64rem) 300px, (min-width: 40rem) 33vw, 50vw"
          lazy={lazy}
          className="size-full"
        />
        <span className="absolute top-2 left-2 lg:top-2.5 lg:left-2.5">
          <SellerBadge sellerKind={listing.sellerKind} />
        </span>
      </div>
      <div className={classNames("flex flex-1 flex-col gap-0.5 pt-2.5", onRack && "pr-3 lg:pr-6")}>
        <p className="flex justify-between gap-2 text-13 whitespace-nowrap text-muted">
          <span className="overflow-hidden text-ellipsis">{describeState(listing)}</span>
          <RatingMark rating={listing.rating} />
        </p>
        <Heading className="text-[1.0625rem]/5.5 font-[430] tracking-[-0.005em] lg:text-d18">
          <a href={href} className="after:absolute after:inset-0 hover:text-berry">
            {listing.title}
          </a>
        </Heading>
        {!onRack && (
          <p className="line-clamp-1 text-14 text-ink-2 sm:line-clamp-2">{listing.description}</p>
        )}
        <p className="text-14 text-muted">
          {listing.sellerName}, {listing.town}
        </p>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-2.5 pt-1.5 text-16 font-semibold">
          <span className="whitespace-nowrap tabular-nums">{formatMoney(listing.price)}</span>
          <OldPrice sellerKind={listing.sellerKind} originalPrice={listing.originalPrice} />
        </p>
        <p className="flex flex-wrap items-center justify-between gap-x-2 pt-1.5">
          <a href={href} className="link relative py-1 text-14 font-semibold whitespace-nowrap">
            {texts.showProduct}
            <span className="sr-only">: {listing.title}</span>
          </a>
          {listing.isSample && <ExampleBadge />}
        </p>
      </div>
      <span className="absolute top-1 right-1">
        <FavouriteButton
          id={listing.id}
          title={listing.title}
          className="before:absolute before:inset-1 before:rounded-m before:bg-sheet"
        />
      </span>
    </article>
  );
}
