import type { ReactNode } from "react";
import { SiteFooter } from "../site-footer.tsx";
import type { SiteFrame } from "../site-frame.server.ts";
import { SiteHeader } from "../site-header.tsx";
import elements from "./elements/main.ts?script";

interface GuideFrameProps {
  frame: SiteFrame;
  children: ReactNode;
}

/** The pages work without script; its elements save and share guides. */
export function GuideFrame({ frame, children }: GuideFrameProps) {
  return (
    <>
      <SiteHeader user={frame.user} />
      <main id="innhold">{children}</main>
      <SiteFooter contact={frame.contact} newsletter="letter" />
      <script type="module" src={elements} />
    </>
  );
}
