import { type ReactNode, useMemo } from "react";
import { FavouriteIds } from "#app/features/marketplace/components/favourite-context.ts";
import { SiteFooter } from "../site-footer.tsx";
import { SiteHeader } from "../site-header.tsx";
import elements from "./elements/main.ts?script";
import type { MarketFrameData } from "./market-frame.server.ts";

interface MarketFrameProps {
  frame: MarketFrameData;
  /** Its content depends on the favourites. */
  showsFavourites?: boolean;
  children: ReactNode;
}

/** The pages work without script; its elements make filters live, and store favourites. */
export function MarketFrame({ frame, showsFavourites, children }: MarketFrameProps) {
  const { favourites } = frame;
  const ids = useMemo(() => favourites && new Set(favourites), [favourites]);
  return (
    <FavouriteIds value={ids}>
      <SiteHeader user={frame.user} />
      <main id="innhold">{children}</main>
      <SiteFooter contact={frame.contact} />
      {ids && <merge-favourites data-reload={showsFavourites ? "" : undefined} />}
      <script type="module" src={elements} />
    </FavouriteIds>
  );
}
