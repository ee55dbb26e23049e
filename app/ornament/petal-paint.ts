import type { ColorRole } from "./colors.ts";
import type { Petal } from "./cup-flower.ts";
import { awayFromLight, mix, type Point } from "./geometry.ts";
import { hair } from "./marks.ts";
import type { Paint, Sketch } from "./sketch.ts";
import { closedSpline } from "./spline.ts";

export interface PetalPaint {
  readonly fill: Paint;
  readonly glaze?: ColorRole | undefined;
  readonly striations?: Striations | undefined;
  readonly fine?: boolean;
}

/** `from` and `to` run from base to rim. */
export interface Striations {
  readonly count: number;
  readonly swell: number;
  readonly from: number;
  readonly to: number;
}

const glazeOpacity = 0.26;

export function paintPetal(sketch: Sketch, petal: Petal, paint: PetalPaint): void {
  sketch.outline(paint.fill, closedSpline(petal.outline), paint.fine ? "fine" : "normal");
  if (paint.glaze && sketch.random.chance(0.5)) glazePetal(sketch, petal, paint.glaze);
  if (paint.striations) striate(sketch, petal, paint.striations);
}

function glazePetal(sketch: Sketch, { pointAt }: Petal, color: ColorRole): void {
  const shaded = depth(pointAt(1, 0.6)) > depth(pointAt(-1, 0.6)) ? 1 : -1;
  const inner = sketch.random.between(-0.1, 0.35) * shaded;
  const patch = [
    pointAt(inner * 0.6, 0.2),
    pointAt(shaded * 0.88, 0.3),
    pointAt(shaded * 0.93, 0.62),
    pointAt(shaded * 0.62, 0.86),
    pointAt(inner, 0.66),
  ];
  sketch.wash(color, closedSpline(patch), glazeOpacity);
}

function striate(sketch: Sketch, { pointAt }: Petal, { count, swell, from, to }: Striations): void {
  const { random } = sketch;
  for (let i = 0; i < count; i++) {
    const u = mix(-0.62, 0.62, (i + 0.5) / count + random.wobble() * 0.06);
    const start = random.between(from, from + 0.12);
    const end = random.between(to - 0.18, to + 0.12);
    const line = hair(
      pointAt(u * 0.8, start),
      pointAt(u * 0.95, (start + end) / 2),
      pointAt(u, end),
      swell * random.between(0.6, 1.1),
    );
    sketch.wash("fineInk", line);
  }
}

const depth = ([x, y]: Point): number => x * awayFromLight[0] + y * awayFromLight[1];
