import { Sprig } from "#app/ui/art/sprig.tsx";
import type { SprigPlan } from "#app/ui/art/sprig-marks.ts";
import { PagePreview } from "./page-preview.tsx";
import { ReplyCard } from "./reply-card.tsx";

const leftSprig: SprigPlan = {
  seed: 4,
  stem: [
    [60, 770],
    [-30, 560],
    [70, 330],
    [40, 120],
  ],
  leaves: 19,
  leafLength: 62,
  thickness: 6,
  clusters: [
    { t: 0.44, count: 7, radius: 12, angle: 2.2 },
    { t: 0.7, count: 7, radius: 11, angle: 1.7 },
  ],
};

const rightSprig: SprigPlan = {
  seed: 14,
  stem: [
    [640, 790],
    [730, 600],
    [640, 430],
    [690, 250],
  ],
  leaves: 15,
  leafLength: 56,
  thickness: 6,
  clusters: [
    { t: 0.5, count: 8, radius: 12, angle: 1.2 },
    { t: 0.82, count: 5, radius: 10, angle: 1.9 },
  ],
};

/** What a couple gets, between two sprigs. Decorative: the words beside it say the same. */
export function HeroPicture() {
  return (
    <div
      aria-hidden="true"
      className="relative -mx-2 h-135 sm:h-150 lg:mx-0 xl:-mr-8 min-[86rem]:-mr-14 xl:h-190 xl:min-w-0"
    >
      <Sprig
        viewBox="0 0 700 760"
        plans={[leftSprig, rightSprig]}
        className="absolute inset-y-0 -left-5 hidden h-full w-[calc(100%+30px)] overflow-visible xl:block"
      />
      <PagePreview />
      <ReplyCard />
    </div>
  );
}
