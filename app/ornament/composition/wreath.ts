import type { Flora } from "../flora.ts";
import { bearing, type Curve, degrees, distance, mix, type Point, polar } from "../geometry.ts";
import type { Random } from "../random.ts";
import type { Sketch } from "../sketch.ts";
import { Clearing, drawArm } from "./arm.ts";
import { bySize, drawBlooms, drawCollar, type PlacedBloom } from "./blooms.ts";

const wreathCenter: Point = [300, 300];
const wreathRadius = 206;
/** Names are set in the opening, and nothing may touch the edge of the picture. */
const opening = 128;
const edge = 304;

/** The arms are uneven: a symmetric wreath would look like a badge. */
interface Layout {
  readonly closed: boolean;
  readonly mainAt: number;
  readonly arms: readonly [clockwise: number, counter: number];
}

export function drawWreath(sketch: Sketch, flora: Flora): void {
  const { random } = sketch;
  const clearing = new Clearing();
  const { bloomScale } = flora.wreath;
  const layout = wreathLayout(random, bloomScale !== undefined);
  const blooms =
    bloomScale === undefined ? [] : wreathBlooms(random, layout, bloomScale, flora.crowdsBlooms);
  for (const bloom of blooms) clearing.take(bloom.center, bloom.radius * 0.92);

  const gap = degrees(blooms.length > 0 ? 14 : 2);
  layout.arms.forEach((reach, i) => {
    const way = i === 0 ? 1 : -1;
    const stem = wreathArc(
      random,
      layout.mainAt + way * gap,
      layout.mainAt + way * reach,
      random.between(2, 6) * flora.wreath.sway,
    );
    drawArm(sketch, flora, {
      stem,
      length: reach * wreathRadius,
      leafSizes: flora.wreath.leafSizes,
      fillerShare: flora.wreath.fillerShare,
      stemWidth: 2.6,
      clearing,
      allows: (tip) => isBetween(tip, opening, edge),
    });
  });
  drawWreathBlooms(sketch, flora, blooms);
}

export function drawWreathBlooms(sketch: Sketch, flora: Flora, blooms: readonly PlacedBloom[]) {
  for (const bloom of blooms) {
    if (bloom.rank === "small") continue;
    const outwards = bearing(wreathCenter, bloom.center);
    for (const side of [-1, 1]) {
      drawCollar(sketch, flora, bloom, {
        from: outwards + side * 0.35,
        to: outwards + side * 1.75,
        leaves: bloom.rank === "main" ? 3 : 2,
        leafSize: Math.max(34, bloom.radius * 0.86),
        allows: (tip) => isBetween(tip, opening - 14, edge),
      });
    }
  }
  drawBlooms(sketch, flora, bySize(blooms));
}

/** Two thirds of the wreaths are crescents, which have one cluster only. */
export function wreathLayout(random: Random, hasBlooms: boolean): Layout {
  const closed = random.chance(1 / 3);
  if (!hasBlooms) {
    return { closed, mainAt: degrees(90), arms: [degrees(158), degrees(158)] };
  }
  const mainAt = random.pick([
    random.between(118, 150),
    random.between(30, 62),
    random.between(80, 100),
  ]);
  const arms: [number, number] = closed
    ? [random.between(164, 170), random.between(164, 170)]
    : [random.between(142, 168), random.between(112, 138)];
  return { closed, mainAt: degrees(mainAt), arms: [degrees(arms[0]), degrees(arms[1])] };
}

export function wreathArc(random: Random, from: number, to: number, sway: number): Curve {
  const drift = random.between(-7, 7);
  return (t) =>
    polar(wreathCenter, mix(from, to, t), wreathRadius + drift * t + sway * Math.sin(t * 5 + from));
}

export function wreathBlooms(
  random: Random,
  { closed, mainAt }: Layout,
  scale: number,
  crowded: boolean,
): PlacedBloom[] {
  const side = random.sign();
  const closer = scale * 0.5 + 0.5;
  const bloom = (
    angle: number,
    radius: number,
    rank: PlacedBloom["rank"],
    off: number,
  ): PlacedBloom => ({
    center: polar(wreathCenter, angle, wreathRadius + off),
    radius: radius * scale,
    rank,
    lean: angle + Math.PI / 2 + random.wobble() * 0.35,
  });
  const blooms = [
    bloom(mainAt, random.between(72, 78), "main", 0),
    bloom(
      mainAt + side * degrees(random.between(29, 32)) * closer,
      random.between(50, 55),
      "companion",
      random.between(-14, -4),
    ),
    bloom(
      mainAt - side * degrees(random.between(27, 30)) * closer,
      random.between(42, 47),
      "companion",
      random.between(4, 16),
    ),
  ];
  if (crowded) blooms.push(bloom(mainAt + side * degrees(42), random.between(36, 42), "small", 12));
  if (closed) {
    const opposite = mainAt + Math.PI + random.between(-0.12, 0.12);
    const beside = opposite + random.sign() * degrees(17) * closer;
    blooms.push(
      bloom(opposite, random.between(44, 48), "companion", 0),
      bloom(beside, random.between(30, 33), "small", random.between(6, 14)),
    );
  }
  return blooms;
}

function isBetween(point: Point, inner: number, outer: number): boolean {
  const reach = distance(point, wreathCenter);
  return reach > inner && reach < outer;
}
