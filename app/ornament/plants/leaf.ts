import { leafTones, type Tones3 } from "../colors.ts";
import {
  beside,
  type Curve,
  inShade,
  mix,
  mixPoints,
  normalAt,
  type Place,
  type Point,
  polar,
  quadratic,
} from "../geometry.ts";
import { hair } from "../marks.ts";
import type { Segment, Shape } from "../path.ts";
import type { Random } from "../random.ts";
import { type Motif, motif, type Sketch } from "../sketch.ts";
import { joinRuns, openSpline, polygon } from "../spline.ts";

const { sin, PI } = Math;

/** Width along a leaf, 0 at base and tip, 1 where it is widest. */
const profiles = {
  lance: (t: number) => sin(PI * t ** 0.82) ** 1.15,
  ovate: (t: number) => sin(PI * t ** 0.62) ** 1.05,
  round: (t: number) => sin(PI * t ** 0.85) ** 0.72,
  birch: (t: number) => (t < 0.28 ? (t / 0.28) ** 0.6 : ((1 - t) / 0.72) ** 0.92),
  blade: (t: number) => sin(PI * t ** 0.55) ** 0.9,
} as const;

type LeafProfile = keyof typeof profiles;

export interface LeafForm {
  readonly width: number;
  readonly profile?: LeafProfile;
  /** How far the tip swings aside, as a share of the length. */
  readonly bend?: number;
  readonly veins?: number;
  readonly midrib?: boolean;
  /** Teeth on each edge of a large leaf; smaller leaves get fewer. */
  readonly teeth?: number;
  readonly stalk?: number;
  readonly tones?: Tones3;
  readonly line?: "normal" | "fine";
}

export const bract = {
  profile: "lance",
  veins: 0,
  midrib: false,
  line: "fine",
} as const satisfies Partial<LeafForm>;

interface Blade {
  readonly spine: Curve;
  readonly base: Point;
  readonly tip: Point;
  readonly left: readonly Point[];
  readonly right: readonly Point[];
  readonly leftWidth: number;
  readonly rightWidth: number;
}

const shadow = { opacity: 0.62, offEdge: 0.12, offToothedEdge: 0.1 };
/** Only larger leaves carry the second wash on the lit half. */
const light = { opacity: 0.55, offEdge: 0.42, fromLength: 34 };
const toothStep = 0.045;

export function drawLeaf(sketch: Sketch, place: Place, form: LeafForm): void {
  const at = form.stalk ? drawStalk(sketch, place, form.stalk, form.bend ?? 0) : place.at;
  const rooted = { ...place, at };
  const blade = leafBlade(sketch.random, rooted, form);
  const [pale, mid, deep] = form.tones ?? leafTones;
  const toothed = Boolean(form.teeth);
  sketch.outline(pale, bladeOutline(blade, toothed), form.line ?? "normal");

  const shadeIsRight = inShade(normalAt(blade.spine, 0.5));
  const [shaded, lit] = shadeIsRight ? [blade.right, blade.left] : [blade.left, blade.right];
  const inset = toothed ? shadow.offToothedEdge : shadow.offEdge;
  const shadowTone = place.length > 16 || toothed ? deep : mid;
  sketch.wash(shadowTone, halfWash(blade, shaded, inset, 0.96, toothed), shadow.opacity);
  if (place.length > light.fromLength) {
    const points = toothed ? lit.filter((_, i) => i % 2 === 0) : lit;
    sketch.wash(mid, halfWash(blade, points, light.offEdge, 0.84, toothed), light.opacity);
  }
  if (form.midrib ?? true) drawMidrib(sketch, blade.spine);
  drawVeins(sketch, rooted, blade, form);
}

export function ghostLeaves(form: Pick<LeafForm, "width" | "tones">): Motif {
  const [, mid, deep] = form.tones ?? leafTones;
  return motif(2, 60, (sketch, place, random) => {
    const bend = random.between(-0.3, 0.3);
    const isStrong = random.chance(0.5);
    const outline = bladeOutline(leafBlade(random, place, { ...form, bend }), false);
    sketch.wash(isStrong ? mid : deep, outline, isStrong ? 0.36 : 0.27);
  });
}

function leafBlade(random: Random, { at, angle, length }: Place, form: LeafForm): Blade {
  const bend = form.bend ?? 0;
  const profile = profiles[form.profile ?? "ovate"];
  const tip = polar(polar(at, angle, length), angle + Math.PI / 2, bend * length * 0.5);
  const control = polar(polar(at, angle, length * 0.52), angle - Math.PI / 2, bend * length * 0.32);
  const spine = quadratic(at, control, tip);
  const stations = edgeStations(form.profile ?? "ovate", length, form.teeth ?? 0);
  // Unequal halves make the leaf look turned.
  const [leftWidth, rightWidth] = [random.between(0.78, 1.08), random.between(0.5, 1)];
  const edge = (side: number) => {
    const points = stations.map((t) =>
      beside(spine, t, side * form.width * 0.5 * profile(t) * (1 + random.wobble() * 0.05)),
    );
    return form.teeth ? sawEdge(spine, stations, points, Math.sign(side) * form.width) : points;
  };
  return {
    spine,
    base: at,
    tip,
    left: edge(-leftWidth),
    right: edge(rightWidth),
    leftWidth,
    rightWidth,
  };
}

/** Returns the points where the edge is measured: few, for soft curves and short paths. */
function edgeStations(profile: LeafProfile, length: number, teeth: number): number[] {
  if (teeth > 0) {
    const count = length < 30 ? 4 : length < 50 ? 5 : teeth;
    return Array.from({ length: count - 1 }, (_, i) => (i + 1) / count);
  }
  if (profile === "birch") return [0.12, 0.3, 0.6, 0.85];
  return length < 50 ? [0.28, 0.7] : [0.2, 0.5, 0.8];
}

/** Each tooth rises along the edge and falls just before the next. */
function sawEdge(
  spine: Curve,
  stations: readonly number[],
  points: readonly Point[],
  sideWidth: number,
): Point[] {
  return points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next) return [point];
    const [nx, ny] = normalAt(spine, stations[i] ?? 0);
    const [x, y] = mixPoints(point, next, 0.86);
    return [point, [x - nx * sideWidth * toothStep, y - ny * sideWidth * toothStep] as const];
  });
}

function bladeOutline({ base, tip, left, right }: Blade, toothed: boolean): Shape {
  const out = [base, ...left, tip];
  const back = [tip, ...right.toReversed(), base];
  return toothed ? polygon([...out, ...back.slice(1)]) : joinRuns(out, back);
}

/** Returns the area between spine and edge, inset so that a light sliver remains. */
function halfWash(
  { spine }: Blade,
  edge: readonly Point[],
  offEdge: number,
  reach: number,
  toothed: boolean,
): Shape {
  const inner = edge.map((point, i) =>
    mixPoints(point, spine((i + 1) / (edge.length + 1)), offEdge),
  );
  const [start, end] = [spine(0.02), spine(reach)];
  const along: readonly Segment[] = toothed ? [...inner, end] : openSpline([start, ...inner, end]);
  return { start, segments: [...along, ...openSpline([end, spine(0.5), start])] };
}

function drawStalk(sketch: Sketch, { at, angle }: Place, length: number, bend: number): Point {
  const end = polar(at, angle, length);
  const middle = polar(at, angle + bend * 0.2, length / 2);
  sketch.wash("ink", hair(at, middle, polar(end, angle, 2), 0.7));
  return end;
}

function drawMidrib(sketch: Sketch, spine: Curve): void {
  const [start, middle, end] = [spine(0), spine(0.5), spine(0.93)];
  const control: Point = [
    2 * middle[0] - (start[0] + end[0]) / 2,
    2 * middle[1] - (start[1] + end[1]) / 2,
  ];
  sketch.wash("ink", hair(start, control, end, 0.46));
}

function drawVeins(sketch: Sketch, { angle }: Place, blade: Blade, form: LeafForm): void {
  const profile = profiles[form.profile ?? "ovate"];
  const count = form.veins ?? 3;
  for (let i = 0; i < count; i++) {
    const t = mix(0.2, 0.74, (i + 0.5) / count) + sketch.random.wobble() * 0.02;
    for (const side of [-1, 1]) {
      const share = side < 0 ? blade.leftWidth : blade.rightWidth;
      const reach = side * form.width * 0.5 * profile(Math.min(0.95, t + 0.15)) * share * 0.74;
      const end = beside(blade.spine, Math.min(0.95, t + 0.17), reach);
      const start = blade.spine(t);
      const via = polar(mixPoints(start, end, 0.55), angle, form.width * 0.03);
      sketch.wash("fineInk", hair(start, via, end, 0.26));
    }
  }
}
