import { colors, type Mark, Marks } from "./marks.tsx";
import { drawLeaf } from "./plant-marks.ts";
import { seededRandom } from "./seeded-random.ts";

const forkedStem = "M0 60C1 42-1 24 0 0C-2-12-14-16-19-7M0 0C2-12 14-16 19-7";
const bell =
  "M0 0C-3 3-7 8-9.5 17C-8 19.5-6 17.5-4.8 19.8C-3 22-1 19.3 0 20.5C1 19.3 3 22 4.8 19.8C6 17.5 8 19.5 9.5 17C7 8 3 3 0 0Z";
const veins = "M-2.5 7C-3.5 10-4 13-4.2 15M2.5 7C3.5 10 4 13 4.2 15M0 7v8";

function drawLinneaLeaves(): Mark[] {
  const leaf = (angle: number, seed: number) =>
    drawLeaf(
      { foot: [0, 44], angle, length: 17, width: 9, fill: colors.gran, vein: colors.paper },
      seededRandom(seed),
    );
  return [...leaf(-2.5, 3), ...leaf(-0.64, 4)];
}

interface LinneaProps {
  height?: number;
  className?: string;
}

export function Linnea({ height = 88, className }: LinneaProps) {
  return (
    <svg
      viewBox="-33 -19 66 82"
      width={Math.round((height * 66) / 82)}
      height={height}
      aria-hidden="true"
      className={className}
    >
      <path
        d={forkedStem}
        fill="none"
        stroke={colors.ink}
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <Bell transform="translate(-19 -6) rotate(14)" />
      <Bell transform="translate(19 -6) rotate(-14)" />
      <Marks marks={drawLinneaLeaves()} />
    </svg>
  );
}

function Bell({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path d={bell} fill="#f3dcd6" stroke={colors.ink} strokeWidth="1.4" strokeLinejoin="round" />
      <path d={veins} fill="none" stroke={colors.berry} strokeWidth=".9" strokeLinecap="round" />
      <circle cy="-.5" r="2.3" fill={colors.gran} />
    </g>
  );
}
