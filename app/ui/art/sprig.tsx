import type { Point } from "./curve.ts";
import { colors, Marks } from "./marks.tsx";
import { drawBerry } from "./plant-marks.ts";
import { drawSprig, type SprigPlan } from "./sprig-marks.ts";

interface SprigProps {
  /** Required in a standalone file. */
  xmlns?: string;
  viewBox: string;
  plans: SprigPlan[];
  fallen?: { at: Point; radius: number; angle: number }[];
  width?: number;
  height?: number;
  preserveAspectRatio?: string;
  className?: string;
}

export function Sprig({ plans, fallen = [], ...svg }: SprigProps) {
  return (
    <svg {...svg} aria-hidden="true">
      <Marks
        marks={[
          ...plans.flatMap(drawSprig),
          ...fallen.flatMap((berry) => drawBerry(berry.at, berry.radius, berry.angle)),
        ]}
      />
    </svg>
  );
}

export function PaleSprig({ className }: { className?: string }) {
  return (
    <Sprig
      viewBox="0 0 220 70"
      width={220}
      height={70}
      plans={[
        {
          seed: 8,
          stem: [
            [12, 46],
            [70, 70],
            [130, 14],
            [206, 34],
          ],
          leaves: 11,
          leafLength: 22,
          thickness: 2.2,
          fills: colors.paleLeaves,
          stemFill: colors.paleStem,
          ground: colors.sheet,
        },
      ]}
      fallen={[
        { at: [112, 52], radius: 6, angle: 1.4 },
        { at: [126, 50], radius: 6, angle: 1.6 },
      ]}
      {...(className ? { className } : {})}
    />
  );
}
