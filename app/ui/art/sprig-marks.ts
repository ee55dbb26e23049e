import { angleOn, at, type Curve, type Point, pointOn, taperedStem } from "./curve.ts";
import { colors, type Mark } from "./marks.tsx";
import { drawBerry, drawLeaf } from "./plant-marks.ts";
import { seededRandom } from "./seeded-random.ts";

interface BerryCluster {
  /** Position on the stem, 0 to 1. */
  t: number;
  count: number;
  radius: number;
  /** In radians; π/2 hangs down. */
  angle: number;
}

export interface SprigPlan {
  seed: number;
  stem: Curve;
  leaves: number;
  leafLength: number;
  thickness: number;
  clusters?: BerryCluster[];
  fills?: string[];
  stemFill?: string;
  ground?: string;
}

export function drawSprig(plan: SprigPlan): Mark[] {
  const {
    stem,
    leafLength,
    fills = colors.leaves,
    stemFill = colors.stem,
    ground = colors.paper,
  } = plan;
  const random = seededRandom(plan.seed);
  const back: Mark[] = [];
  const front: Mark[] = [];
  const leafAt = (foot: Point, angle: number, length: number, width: number, fill = colors.gran) =>
    drawLeaf({ foot, angle, length, width, fill, vein: ground }, random);

  for (let i = 0; i < plan.leaves; i++) {
    const t = 0.1 + (0.86 * (i + 0.5)) / plan.leaves;
    const side = i % 2 ? 1 : -1;
    const length = leafLength * (1.05 - 0.35 * t) * (0.88 + random() * 0.24);
    const angle = angleOn(stem, t) + side * (0.72 + random() * 0.35);
    const fill = fills[Math.floor(random() * fills.length)];
    const leaf = leafAt(pointOn(stem, t), angle, length, length * 0.5, fill);
    (random() > 0.6 ? front : back).push(...leaf);
  }
  const tip = pointOn(stem, 1);
  const end = angleOn(stem, 1);
  return [
    ...back,
    { d: taperedStem(stem, plan.thickness, 1.2), fill: stemFill },
    ...front,
    ...leafAt(tip, end - 0.25, leafLength * 0.62, leafLength * 0.3, fills[0]),
    ...leafAt(tip, end + 0.45, leafLength * 0.54, leafLength * 0.27, fills[1] ?? fills[0]),
    ...(plan.clusters ?? []).flatMap((cluster) => drawCluster(cluster, stem, stemFill, random)),
  ];
}

function drawCluster(
  cluster: BerryCluster,
  stem: Curve,
  stemFill: string,
  random: () => number,
): Mark[] {
  const [x, y] = pointOn(stem, cluster.t);
  const r = cluster.radius;
  const places = scatter([x, y], cluster, random).sort((a, b) => a[1] - b[1]);
  let stalks = "";
  const berries: Mark[] = [];
  for (const [bx, by] of places) {
    const handle = at((x + bx) / 2 + (random() - 0.5) * r, (y + by) / 2 - r * 0.5);
    stalks += `M${at(x, y)}Q${handle} ${at(bx, by - r * 0.7)}`;
    const radius = r * (0.86 + random() * 0.24);
    const angle = Math.PI / 2 + (random() - 0.5) * 0.9;
    const fill = random() > 0.72 ? colors.berryLight : colors.berry;
    berries.push(...drawBerry([bx, by], radius, angle, fill));
  }
  return [{ d: stalks, stroke: stemFill, width: 1.3 }, ...berries];
}

/** Leaves out berries that would overlap. */
function scatter([x, y]: Point, cluster: BerryCluster, random: () => number): Point[] {
  const r = cluster.radius;
  const taken: Point[] = [];
  for (let i = 0; i < cluster.count; i++) {
    for (let attempt = 0; attempt < 60; attempt++) {
      const away = r * (1.6 + Math.sqrt(random()) * 2.5) * 1.15;
      const angle = cluster.angle + (random() - 0.5) * 2;
      const place: Point = [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
      if (taken.every((other) => Math.hypot(other[0] - place[0], other[1] - place[1]) > r * 1.78)) {
        taken.push(place);
        break;
      }
    }
  }
  return taken;
}
