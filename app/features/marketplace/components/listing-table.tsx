import { formatMoney } from "#app/platform/money.ts";
import { ExampleBadge } from "#app/ui/badge.tsx";
import type { ListingCard as Listing } from "../search/queries.server.ts";
import { conditionTexts, sellerKindTexts } from "../texts.ts";
import {
  FavouriteButton,
  ListingPicture,
  OldPrice,
  productPath,
  RatingMark,
} from "./listing-parts.tsx";
import { cardTexts as texts } from "./texts.ts";

interface ListingTableProps {
  caption: string;
  listings: Listing[];
}

const { columns } = texts;

/** Columns to compare; below 64rem each row becomes a small card, with its roles kept. */
export function ListingTable({ caption, listings }: ListingTableProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table laid out as a grid loses its roles
    <table role="table" className="w-full border-collapse text-left text-15 max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-lg:sr-only">
        <tr
          role="row"
          className="border-b border-rule-2 text-13 text-muted cells:h-9 cells:font-medium"
        >
          <th role="columnheader" scope="col">
            {columns.listing}
          </th>
          <th role="columnheader" scope="col">
            {columns.condition}
          </th>
          <th role="columnheader" scope="col">
            {columns.size}
          </th>
          <th role="columnheader" scope="col">
            {columns.place}
          </th>
          <th role="columnheader" scope="col" className="text-right">
            {columns.price}
          </th>
          <th role="columnheader" scope="col">
            <span className="sr-only">{columns.favourite}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-lg:block">
        {listings.map((listing, index) => (
          <ListingRow key={listing.id} listing={listing} lazy={index > 4} />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

function ListingRow({ listing, lazy }: { listing: Listing; lazy: boolean }) {
  const href = productPath(listing.id);
  const seller = `${sellerKindTexts[listing.sellerKind]} · ${listing.sellerName}`;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <tr
      role="row"
      className="relative border-b border-rule align-top max-lg:flex max-lg:flex-wrap max-lg:content-start max-lg:gap-x-1.5 max-lg:py-3.5 max-lg:pl-27.5 max-lg:text-14 max-lg:text-muted max-lg:min-h-37"
    >
      <th
        role="rowheader"
        scope="row"
        className="font-normal max-lg:w-full max-lg:pr-8 lg:grid lg:grid-cols-[112px_1fr] lg:gap-4 lg:py-4 lg:pr-4"
      >
        <ListingPicture
          cover={listing.cover}
          drawing={listing.drawing}
          sizes="112px"
          lazy={lazy}
          className="h-30 w-24 rounded-s max-lg:absolute max-lg:top-3.5 max-lg:left-0 lg:h-35 lg:w-28"
        />
        <span className="block">
          <a
            href={href}
            className="font-display text-[1.0625rem]/5.5 font-[430] text-ink hover:text-berry lg:text-d20"
          >
            {listing.title}
          </a>
          <span className="mt-1 hidden max-w-[22em] text-ink-2 lg:block">
            {listing.description}
          </span>
          <span className="mt-2 hidden flex-wrap items-center gap-x-2 gap-y-0.5 text-14 text-muted lg:flex">
            {seller}
            <RatingMark rating={listing.rating} />
            {listing.isSample && <ExampleBadge />}
          </span>
        </span>
      </th>
      <td role="cell" className="lg:py-4 lg:pr-4">
        {conditionTexts[listing.condition]}
      </td>
      <td role="cell" className="tabular-nums lg:py-4 lg:pr-4">
        {listing.size === null ? (
          <span className="max-lg:hidden">{texts.noSize}</span>
        ) : (
          <>
            <span className="lg:hidden">· {texts.size(listing.size)}</span>
            <span className="max-lg:hidden">{listing.size}</span>
          </>
        )}
      </td>
      <td role="cell" className="lg:py-4 lg:pr-4">
        <span className="lg:hidden">· </span>
        {listing.town}
      </td>
      <td
        role="cell"
        className="text-ink max-lg:flex max-lg:w-full max-lg:flex-wrap max-lg:items-center max-lg:gap-x-2.5 max-lg:pt-1 lg:py-4 lg:pr-4 lg:text-right lg:whitespace-nowrap"
      >
        <span className="flex w-full flex-wrap items-center gap-x-2 text-muted lg:hidden">
          {seller}
          <RatingMark rating={listing.rating} />
          {listing.isSample && <ExampleBadge />}
        </span>
        <b className="text-16 font-semibold tabular-nums lg:block">{formatMoney(listing.price)}</b>
        <span className="lg:block">
          <OldPrice sellerKind={listing.sellerKind} originalPrice={listing.originalPrice} />
        </span>
        <a
          href={href}
          className="link text-14 font-semibold max-lg:py-1 lg:mt-8 lg:inline-block lg:py-1.5"
        >
          {texts.showProduct}
          <span className="sr-only">: {listing.title}</span>
        </a>
      </td>
      <td role="cell" className="max-lg:absolute max-lg:top-1.5 max-lg:-right-2.5 lg:w-10 lg:pt-1">
        <FavouriteButton id={listing.id} title={listing.title} />
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
