import { renderToStaticMarkup } from "react-dom/server";
import { Sprig } from "#app/ui/art/sprig.tsx";
import type { SprigPlan } from "#app/ui/art/sprig-marks.ts";

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

let drawn: string | undefined;

/** A separate file, because phones do not load it. */
export function loader() {
  drawn ??= renderToStaticMarkup(
    <Sprig
      xmlns="http://www.w3.org/2000/svg"
      viewBox="-60 60 840 740"
      plans={[leftSprig, rightSprig]}
    />,
  );
  return new Response(drawn, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" },
  });
}
