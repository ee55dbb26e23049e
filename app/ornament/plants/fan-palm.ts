import { strawTones } from "../colors.ts";
import { degrees, mix, type Place, type Point, polar } from "../geometry.ts";
import { brush, hair } from "../marks.ts";
import type { Sketch } from "../sketch.ts";
import { polygon } from "../spline.ts";

interface Pleat {
  readonly from: number;
  readonly middle: number;
  readonly to: number;
  readonly length: number;
}

const petiole = 0.28;
/** Width of the ink between pleats, in pixels at the outer edge. */
const seam = 0.8;

/** Draws a dried fan palm leaf: shaded pleats over one ink silhouette. */
export function drawFanPalm(sketch: Sketch, place: Place, pleatCount?: number): void {
  const { random } = sketch;
  const hub = polar(place.at, place.angle, place.length * petiole);
  drawPetiole(sketch, place, hub);
  const count = pleatCount ?? random.whole(11, 14);
  const sweep = degrees(random.between(118, 150));
  const step = sweep / count;
  const pleats = Array.from({ length: count }, (_, i): Pleat => {
    const from = place.angle - sweep / 2 + i * step;
    const towardsEdge = Math.abs((i + 0.5) / count - 0.5) * 2;
    const length = place.length * (1 - petiole) * (1 - 0.16 * towardsEdge ** 2);
    return {
      from,
      middle: from + step / 2,
      to: from + step,
      length: length * random.between(0.95, 1.05),
    };
  });
  const edge = pleats.flatMap(({ from, middle, to, length }) => [
    polar(hub, from, length * 0.68),
    polar(hub, mix(from, middle, 0.72), length * 0.88),
    polar(hub, middle + random.wobble() * 0.035, length),
    polar(hub, mix(to, middle, 0.72), length * 0.88),
    polar(hub, to, length * 0.68),
  ]);
  sketch.wash("ink", polygon([hub, ...edge]));
  for (const pleat of pleats) drawPleat(sketch, hub, pleat, place.length);
}

function drawPetiole(sketch: Sketch, { at, angle, length }: Place, hub: Point): void {
  const spine = [at, polar(at, angle, (length * petiole) / 2), hub];
  sketch.wash(
    "ink",
    brush(spine, () => 1.3),
  );
  sketch.wash(
    strawTones[1],
    brush(spine, () => 0.7),
  );
}

function drawPleat(sketch: Sketch, hub: Point, pleat: Pleat, fanLength: number): void {
  const { from, middle, to, length } = pleat;
  const inset = seam / (length * 0.7);
  const at = (angle: number, share: number) => polar(hub, angle, length * share);
  const nearHub = (angle: number, share: number) => polar(hub, angle, fanLength * share);
  const [pale, , deep] = strawTones;
  const face = [
    nearHub(from + inset, 0.06),
    at(from + inset, 0.685),
    at(mix(from, middle, 0.76), 0.87),
    at(middle, 0.975),
    at(mix(to, middle, 0.76), 0.87),
    at(to - inset * 0.4, 0.685),
    nearHub(to - inset * 0.3, 0.06),
  ];
  const shadedHalf = [
    nearHub(middle, 0.05),
    at(middle + 0.004, 0.96),
    at(mix(to, middle, 0.78), 0.86),
    at(to - inset * 1.2, 0.67),
    nearHub(to - inset * 0.3, 0.06),
  ];
  sketch.wash(pale, polygon(face));
  sketch.wash(deep, polygon(shadedHalf), 0.62);
  sketch.wash("fineInk", hair(nearHub(middle, 0.07), at(middle, 0.5), at(middle, 0.97), 0.3));
}
