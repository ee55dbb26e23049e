import type { ReactNode } from "react";
import { formWithoutScriptId } from "#app/client/forms/form-dialog.tsx";
import { productPath } from "#app/features/marketplace/components/listing-parts.tsx";
import { netOf } from "#app/features/marketplace/prices/rules.ts";
import type { OwnListing } from "#app/features/marketplace/selling/queries.server.ts";
import { formatMoney } from "#app/platform/money.ts";
import { formatDay } from "#app/platform/oslo-time.ts";
import { pictureSrcSet } from "#app/platform/pictures/picture-files.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Heart, Image } from "#app/ui/icons.ts";
import { sellHref } from "../sell/actions.ts";
import { myListingsQuery } from "./my-listings-query.ts";
import { RowMenu } from "./row-menu.tsx";
import { myListingsTexts as texts } from "./texts.ts";

const list = new Intl.ListFormat("nb", { type: "conjunction" });

interface ListingRowProps {
  listing: OwnListing;
  now: Date;
  onSell: () => void;
  onCopy: () => void;
  onDelete: () => void;
}

export function ListingRow({ listing, now, onSell, onCopy, onDelete }: ListingRowProps) {
  const { id, key, status, title, unread, favourites: liked } = listing;
  const isPublic = status === "published" || status === "reserved" || status === "sold";
  const name = title || texts.untitled;
  return (
    <li className="relative grid grid-cols-[64px_minmax(0,1fr)] items-start gap-x-3.5 gap-y-1 border-b border-rule py-3.5 lg:grid-cols-[64px_minmax(0,1fr)_90px_150px_220px] lg:items-center lg:gap-6 lg:py-3">
      <Cover listing={listing} />
      <div className="min-w-0 max-lg:pr-10">
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-d18 wrap-anywhere">
          <a href={isPublic ? productPath(id) : sellHref(key)} className="hover:text-berry">
            {name}
          </a>
          {unread > 0 && <Badge tone="berry">{texts.unread(unread)}</Badge>}
        </h3>
        <p className="text-14 text-muted">{describe(listing, now)}</p>
        {listing.rejectionReason && status !== "review" && (
          <p className="text-14 text-error">
            {(status === "withdrawn" ? texts.takenDown : texts.sentBack)(listing.rejectionReason)}
          </p>
        )}
      </div>
      <p className="hidden text-14 text-muted tabular-nums lg:block">
        {liked > 0 && (
          <span className="flex items-center gap-1.5">
            <Icon icon={Heart} size={16} />
            <span aria-hidden="true">{liked}</span>
            <span className="sr-only">{texts.favourites(liked)}</span>
          </span>
        )}
      </p>
      <Price listing={listing} />
      <div className="flex items-center gap-1 max-lg:col-start-2 max-lg:mt-1.5 lg:justify-end">
        <MainAction listing={listing} name={name} onSell={onSell} />
        <span className="max-lg:absolute max-lg:top-2 max-lg:-right-2.5 noscript:static">
          <RowMenu {...{ listing, onSell, onCopy, onDelete }} />
        </span>
      </div>
    </li>
  );
}

function Cover({ listing: { cover, status } }: { listing: OwnListing }) {
  const place = "h-20 w-16 rounded-s max-lg:row-span-3";
  if (!cover) {
    return (
      <span className={`grid place-items-center bg-paper-3 text-muted ${place}`}>
        <Icon icon={Image} />
      </span>
    );
  }
  return (
    <img
      srcSet={pictureSrcSet(cover.id, cover.widths)}
      sizes="64px"
      alt=""
      loading="lazy"
      className={`object-cover ${place} ${status === "sold" ? "opacity-45 grayscale" : ""}`}
    />
  );
}

function Price({ listing: { price, soldFor, commission } }: { listing: OwnListing }) {
  const isSold = soldFor !== null && commission !== null;
  const sum = isSold ? soldFor : price;
  if (sum === null) return <p className="text-14 lg:text-right">{texts.noPrice}</p>;
  const net = isSold
    ? texts.netSold(formatMoney(sum - commission))
    : texts.net(formatMoney(netOf(sum)));
  return (
    <p className="text-14 tabular-nums max-lg:col-start-2 lg:text-right">
      <b className="mr-2 text-16 font-semibold lg:mr-0 lg:block">{formatMoney(sum)}</b>
      <span className="text-muted lg:block">{net}</span>
    </p>
  );
}

interface MainActionProps {
  listing: OwnListing;
  name: string;
  onSell: () => void;
}

function MainAction({ listing: { id, key, status }, name, onSell }: MainActionProps) {
  const of = <span className="sr-only">{texts.of(name)}</span>;
  const link = (to: string, label: string, extra?: ReactNode) => (
    <ButtonLink to={to} size="small" reloadDocument={to.startsWith("/product")}>
      {label}
      {of}
      {extra}
    </ButtonLink>
  );
  switch (status) {
    case "sold":
      return link(productPath(id), texts.show);
    case "reserved":
      return (
        <>
          <Button type="button" size="small" onClick={onSell} className="noscript:hidden">
            {texts.markSold}
            {of}
          </Button>
          <SellWithoutScript listingKey={key} name={name} />
        </>
      );
    case "published":
      return (
        <>
          {link(sellHref(key), texts.edit)}
          <SellWithoutScript listingKey={key} name={name} />
        </>
      );
    default:
      return link(sellHref(key), status === "draft" ? texts.goOn : texts.edit);
  }
}

function SellWithoutScript({ listingKey, name }: { listingKey: string; name: string }) {
  return (
    <span className="hidden noscript:contents">
      <ButtonLink
        to={`${myListingsQuery.href({ selg: listingKey })}#${formWithoutScriptId}`}
        size="small"
        variant="quiet"
      >
        {texts.markSold}
        <span className="sr-only">{texts.of(name)}</span>
      </ButtonLink>
    </span>
  );
}

function describe(listing: OwnListing, now: Date): string {
  const day = (instant: Date | null) => (instant ? formatDay(instant, now) : "");
  const { expiresAt, reservedForName, soldToName } = listing;
  switch (listing.status) {
    case "draft": {
      const missing = missingWords(listing);
      return missing.length > 0 ? texts.missing(list.format(missing)) : texts.ready;
    }
    case "review":
      return texts.review;
    case "published": {
      const end = expiresAt && (expiresAt > now ? texts.expires : texts.expired)(day(expiresAt));
      return [texts.published(day(listing.publishedAt)), end].filter(Boolean).join(" · ");
    }
    case "reserved": {
      const since = day(listing.reservedAt);
      return reservedForName ? texts.reservedFor(reservedForName, since) : texts.reserved(since);
    }
    case "sold": {
      const at = day(listing.soldAt);
      return soldToName ? texts.soldTo(soldToName, at) : texts.sold(at);
    }
    case "withdrawn":
      return texts.withdrawn(day(listing.withdrawnAt));
  }
}

function missingWords({ title, cover, price, category, condition, town }: OwnListing): string[] {
  return [
    !title && "tittel",
    !category && "kategori",
    !condition && "tilstand",
    !cover && "bilder",
    price === null && "pris",
    !town && "sted",
  ].filter((word) => word !== false);
}
