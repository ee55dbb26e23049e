import { ListingCard } from "#app/features/marketplace/components/listing-card.tsx";
import { ListingTable } from "#app/features/marketplace/components/listing-table.tsx";
import type { ListingCard as Listing } from "#app/features/marketplace/search/queries.server.ts";
import { marketTexts } from "../texts.ts";

interface HitListProps {
  listings: Listing[];
  view: "grid" | "list";
}

export function HitList({ listings, view }: HitListProps) {
  if (view === "list") return <ListingTable caption={marketTexts.listings} listings={listings} />;
  return (
    <ul className="grid grid-cols-2 gap-x-3.5 gap-y-7 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-9 lg:gap-y-11">
      {listings.map((listing, index) => (
        <li key={listing.id}>
          <ListingCard listing={listing} lazy={index > 2} />
        </li>
      ))}
    </ul>
  );
}
