import { useContext } from "react";
import { useLocation } from "react-router";
import { formatMoney } from "#app/platform/money.ts";
import { pictureSrcSet } from "#app/platform/pictures/picture-files.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Heart, Star } from "#app/ui/icons.ts";
import { plateImage } from "../drawing/plate-image.ts";
import { favouriteActions } from "../favourites/actions.ts";
import type { ListingCard as Listing } from "../search/queries.server.ts";
import { conditionTexts, listingTexts, sellerKindTexts } from "../texts.ts";
import { FavouriteIds } from "./favourite-context.ts";
import { cardTexts as texts } from "./texts.ts";

export function productPath(id: number): string {
  return `/product/${id}`;
}

/** Returns "4,9". */
export function formatRating(rating: number): string {
  return rating.toFixed(1).replace(".", ",");
}

interface ListingPictureProps extends Pick<Listing, "cover" | "drawing"> {
  sizes: string;
  lazy?: boolean | undefined;
  className?: string;
}

export function ListingPicture(props: ListingPictureProps) {
  const { cover, drawing, sizes, lazy, className = "" } = props;
  const loading = lazy ? "lazy" : undefined;
  const classes = `object-cover ${className}`;
  if (cover) {
    return (
      <img
        srcSet={pictureSrcSet(cover.id, cover.widths)}
        sizes={sizes}
        alt=""
        loading={loading}
        decoding="async"
        className={classes}
      />
    );
  }
  if (!drawing) return null;
  return (
    <img {...plateImage(drawing)} alt="" loading={loading} decoding="async" className={classes} />
  );
}

export function SellerBadge({ sellerKind }: Pick<Listing, "sellerKind">) {
  return <Badge tone="sheet">{sellerKindTexts[sellerKind]}</Badge>;
}

export function RatingMark({ rating }: Pick<Listing, "rating">) {
  if (rating === null) return <span className="whitespace-nowrap">{listingTexts.noRating}</span>;
  const text = formatRating(rating.value);
  return (
    <span className="flex items-center gap-1 whitespace-nowrap text-ink-2">
      <Icon icon={Star} size={13} className="fill-messing stroke-2 text-messing" />
      <span className="sr-only">{texts.ratingOutOf(text)}</span>
      <span aria-hidden="true" className="tabular-nums">
        {text}
      </span>
    </span>
  );
}

export function OldPrice({
  sellerKind,
  originalPrice,
}: Pick<Listing, "sellerKind" | "originalPrice">) {
  if (originalPrice === null) return null;
  return (
    <span className="text-14 font-normal whitespace-nowrap text-muted">
      {listingTexts.originalPrice[sellerKind]}{" "}
      <s className="tabular-nums">{formatMoney(originalPrice)}</s>
    </span>
  );
}

/** Condition and size, such as `Som ny · str. 38`. */
export function describeState({ condition, size }: Pick<Listing, "condition" | "size">): string {
  return [conditionTexts[condition], size && texts.size(size)].filter(Boolean).join(" · ");
}

interface FavouriteButtonProps extends Pick<Listing, "id" | "title"> {
  className?: string;
  iconSize?: number;
}

/**
 * Stored for the account, also without script. For a visitor it is hidden until its script is there,
 * because the browser keeps the favourites until sign-in.
 */
export function FavouriteButton({
  id,
  title,
  className = "",
  iconSize = 18,
}: FavouriteButtonProps) {
  const saved = useContext(FavouriteIds);
  const { pathname, search } = useLocation();
  const isSaved = saved?.has(id) ?? false;
  const button = (
    <button
      type={saved ? "submit" : "button"}
      hidden={!saved}
      aria-pressed={isSaved}
      aria-label={texts.favourite(title)}
      className={`group/heart relative grid size-11 place-items-center hover:text-berry [[hidden]]:hidden ${className}`}
    >
      <Icon
        icon={Heart}
        size={iconSize}
        className="relative group-aria-pressed/heart:fill-berry group-aria-pressed/heart:text-berry"
      />
    </button>
  );
  return (
    <favourite-button data-id={id}>
      {saved ? (
        <form method="post" action={favouriteActions.path}>
          <input type="hidden" name="intent" value={isSaved ? "remove" : "add"} />
          <input type="hidden" name="listingId" value={id} />
          <input type="hidden" name="back" value={pathname + search} />
          {button}
        </form>
      ) : (
        button
      )}
    </favourite-button>
  );
}
