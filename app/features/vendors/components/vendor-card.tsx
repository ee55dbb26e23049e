import type { ReactNode } from "react";
import { pictureSrcSet } from "#app/platform/pictures/picture-files.ts";
import { ExampleBadge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { BadgeCheck, Star } from "#app/ui/icons.ts";
import { formatRating } from "../reviews/rules.ts";
import { reviewTexts } from "../reviews/texts.ts";
import type { PriceRange } from "../rules.ts";
import type { VendorCard as Vendor } from "../search/queries.server.ts";
import { categoryTexts, priceTexts, vendorTexts } from "../texts.ts";
import { VendorDrawing } from "./vendor-drawing.tsx";

interface VendorCardProps {
  vendor: Omit<Vendor, "id">;
  /** The name, as a link where the card leads somewhere. */
  title: ReactNode;
  /** Smaller drawings, where all cards have the same one. */
  isNarrow?: boolean;
  /** What the reader can do, or has done. */
  children?: ReactNode;
}

export function VendorCard({ vendor, title, isNarrow = false, children }: VendorCardProps) {
  return (
    <article
      className={classNames(
        "grid grid-cols-[5.25rem_minmax(0,1fr)] overflow-hidden rounded-l border border-rule bg-sheet hover:border-rule-2 max-lg:py-3.5 max-lg:pl-3.5",
        isNarrow ? "lg:grid-cols-[5.5rem_minmax(0,1fr)]" : "lg:grid-cols-[9.5rem_minmax(0,1fr)]",
      )}
    >
      <div className="relative max-lg:h-26 max-lg:overflow-hidden max-lg:rounded-m">
        <Cover vendor={vendor} isNarrow={isNarrow} />
      </div>
      <div className="flex min-w-0 flex-col gap-1 px-3.5 lg:px-5 lg:py-4">
        <p className="flex items-center gap-2 text-13 text-muted">
          <span className="min-w-0 wrap-anywhere">
            {categoryTexts[vendor.category].name}, {vendor.town}
          </span>
          {vendor.isSample && (
            <span className="ml-auto">
              <ExampleBadge />
            </span>
          )}
        </p>
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-d20 wrap-anywhere">
          {title}
          {vendor.isVerified && <VerifiedSeal />}
        </h3>
        <p className="flex flex-wrap items-center gap-x-4.5 gap-y-0.5 text-14 text-ink-2">
          <RatingLine rating={vendor.rating} count={vendor.reviewCount} />
          <PriceLevel range={vendor.priceRange} />
        </p>
        <p className="mt-0.5 line-clamp-2 text-14 text-pretty text-ink-2 wrap-anywhere">
          {vendor.description}
        </p>
        {children && (
          <div className="mt-auto flex flex-wrap items-center gap-2 pt-2.5">{children}</div>
        )}
      </div>
    </article>
  );
}

function Cover({
  vendor: { category, cover },
  isNarrow,
}: {
  vendor: Omit<Vendor, "id">;
  isNarrow: boolean;
}) {
  const fill = "absolute inset-0 size-full";
  if (!cover) {
    return (
      <VendorDrawing
        category={category}
        size={isNarrow ? "small" : "large"}
        className={isNarrow ? `${fill} object-contain! p-1.5` : fill}
      />
    );
  }
  return (
    <img
      srcSet={pictureSrcSet(cover.id, cover.widths)}
      sizes="152px"
      alt=""
      loading="lazy"
      decoding="async"
      className={`${fill} object-cover`}
    />
  );
}

export function VerifiedSeal() {
  return (
    <span className="inline-flex items-center gap-1.25 font-text text-13 font-medium tracking-normal whitespace-nowrap text-gran">
      <Icon icon={BadgeCheck} size={16} />
      {vendorTexts.verified}
    </span>
  );
}

interface RatingLineProps {
  /** Null without reviews. */
  rating: number | null;
  count: number;
}

export function RatingLine({ rating, count }: RatingLineProps) {
  if (rating === null) return <span className="text-muted">{reviewTexts.none}</span>;
  return (
    <span className="inline-flex items-center gap-1.25 whitespace-nowrap">
      <Icon icon={Star} size={14} className="fill-messing stroke-2 text-messing" />
      <span className="sr-only">{reviewTexts.outOf(formatRating(rating))}, </span>
      <b aria-hidden className="font-semibold text-ink tabular-nums">
        {formatRating(rating)}
      </b>
      <span className="text-muted tabular-nums">{reviewTexts.count(count)}</span>
    </span>
  );
}

export function PriceLevel({ range }: { range: PriceRange }) {
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden className="mr-1 tracking-[0.04em] text-rule-2">
        <b className="font-semibold text-ink">{range}</b>
        {"$".repeat(4 - range.length)}
      </span>
      {priceTexts[range]}
    </span>
  );
}
