import type { Curve } from "./curve.ts";
import { Sprig } from "./sprig.tsx";
import type { SprigPlan } from "./sprig-marks.ts";

interface VignetteProps {
  width?: number;
  seed?: number;
  className?: string;
}

export function Vignette({ width = 200, seed = 5, className }: VignetteProps) {
  const middle = width / 2;
  const arm = (direction: -1 | 1): Curve => [
    [middle + direction * 9, 20],
    [middle + direction * width * 0.18, 24],
    [middle + direction * width * 0.3, 10],
    [middle + direction * (middle - 8), 17],
  ];
  const plan = (stem: Curve, planSeed: number): SprigPlan => ({
    seed: planSeed,
    stem,
    leaves: 8,
    leafLength: 17,
    thickness: 1.8,
  });
  return (
    <Sprig
      viewBox={`0 0 ${width} 34`}
      width={width}
      height={34}
      plans={[plan(arm(-1), seed), plan(arm(1), seed + 1)]}
      fallen={[
        { at: [middle - 5.5, 20], radius: 5, angle: 1.6 },
        { at: [middle + 5.5, 20], radius: 5, angle: 1.4 },
      ]}
      {...(className ? { className } : {})}
    />
  );
}
