import type { ReactNode } from "react";
import { Sprig } from "#app/ui/art/sprig.tsx";
import type { SprigPlan } from "#app/ui/art/sprig-marks.ts";
import { SiteHeader } from "./site-header.tsx";

const sprig: SprigPlan = {
  seed: 4,
  stem: [
    [760, 690],
    [620, 600],
    [560, 420],
    [330, 330],
  ],
  leaves: 19,
  leafLength: 74,
  thickness: 7,
  clusters: [
    { t: 0.42, count: 8, radius: 15, angle: 1.3 },
    { t: 0.7, count: 7, radius: 13, angle: 1.6 },
  ],
};

interface ErrorFrameProps {
  documentTitle: string;
  number?: string;
  heading: ReactNode;
  children: ReactNode;
}

export function ErrorFrame({ documentTitle, number, heading, children }: ErrorFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${documentTitle} – Jaord`}</title>
      <meta name="robots" content="noindex" />
      <SiteHeader user={null} />
      <main
        id="innhold"
        className="relative flex flex-1 flex-col overflow-hidden pt-7 lg:justify-center lg:py-10"
      >
        <Sprig
          viewBox="0 0 760 700"
          preserveAspectRatio="xMaxYMax meet"
          plans={[sprig]}
          fallen={[
            { at: [318, 640], radius: 15, angle: 1.5 },
            { at: [250, 664], radius: 13, angle: 1.9 },
          ]}
          className="order-last mt-auto -mr-3 h-[clamp(16rem,44dvh,24rem)] w-auto flex-none self-end lg:absolute lg:right-0 lg:bottom-0 lg:mr-0 lg:h-[88%]"
        />
        <div className="wrap relative lg:grid lg:grid-cols-2">
          <div>
            <h1 className="mb-1">
              {number && (
                <span className="block text-[6rem]/none font-[420] tracking-[-0.03em] lining-nums [font-variation-settings:'opsz'_40] lg:text-[11rem]/none">
                  {number}
                </span>
              )}{" "}
              <span className="mt-1 block text-d39">{heading}</span>
            </h1>
            <div className="mt-5 grid gap-5">{children}</div>
          </div>
        </div>
      </main>
    </div>
  );
}
