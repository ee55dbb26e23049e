import type { ReactNode } from "react";
import { ListingCard } from "#app/features/marketplace/components/listing-card.tsx";
import type { ListingCard as Listing } from "#app/features/marketplace/search/queries.server.ts";

interface RackProps {
  listings: Listing[];
  heading?: "h2" | "h3";
  lazy?: boolean;
  children?: ReactNode;
}

/** The pictures of a row join into one rail or shelf. */
export function Rack({ listings, heading, lazy = false, children }: RackProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-0 gap-y-9 sm:grid-cols-4 lg:gap-y-13">
      {listings.map((listing, index) => (
        <li key={listing.id}>
          <ListingCard listing={listing} heading={heading} onRack lazy={lazy || index > 3} />
        </li>
      ))}
      {children}
    </ul>
  );
}
