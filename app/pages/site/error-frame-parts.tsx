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

export function ErrorHeader() {
  return <SiteHeader user={null} />;
}

export function ErrorSprig() {
  return (
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
  );
}
