import type { ReactNode } from "react";
import { SiteFooter } from "../site-footer.tsx";
import type { SiteFrame } from "../site-frame.server.ts";
import { SiteHeader } from "../site-header.tsx";
import elements from "./elements/main.ts?script";

interface MarketFrameProps {
  frame: SiteFrame;
  children: ReactNode;
}

/** The pages work without script; its elements make filters live, and store favourites. */
export function MarketFrame({ frame, children }: MarketFrameProps) {
  return (
    <>
      <SiteHeader user={frame.user} />
      <main id="innhold">{children}</main>
      <SiteFooter contact={frame.contact} />
      <script type="module" src={elements} />
    </>
  );
}
