import type { CompositionKind } from "./flora.ts";
import { degrees, mix, type Point, polar, spread } from "./geometry.ts";
import { dot } from "./marks.ts";
import { joinNumbers, toUnits } from "./path.ts";
import type { Sketch } from "./sketch.ts";

export const modernCompositions: Readonly<Record<CompositionKind, (sketch: Sketch) => void>> = {
  wreath: drawRosetteRing,
  corner: drawQuarterArcs,
  divider: drawCircleRow,
  bloom: drawCompassFlower,
  border: drawCircleChain,
  bouquet: drawCircleFan,
};

const fine = 0.45;
const medium = 0.8;
const bold = 1.1;

const circle = ([x, y]: Point, radius: number): string => {
  const [r, d] = [toUnits(radius), 2 * toUnits(radius)];
  const arc = (dx: number) => `a${r} ${r} 0 1 0 ${joinNumbers([dx, 0])}`;
  return `M${toUnits(x) - r} ${toUnits(y)}${arc(d)}${arc(-d)}`;
};

const line = (from: Point, to: Point): string =>
  `M${joinNumbers(from.map(toUnits))}L${joinNumbers(to.map(toUnits))}`;

/** Rounding must not make the base of the power negative. */
const dome = (t: number): number => Math.max(0, Math.sin(Math.PI * t)) ** 0.9;

function drawRosetteRing(sketch: Sketch): void {
  const { random } = sketch;
  const center: Point = [300, 300];
  const count = random.whole(12, 22);
  const turn = random.between(0, 2 * Math.PI);
  const eccentricity = random.between(16, 34);
  const radius = 214;
  const woven = spread(0, 2 * Math.PI, count + 1).slice(1);
  const circles = woven.map((a) => circle(polar(center, turn + a, eccentricity), radius));
  sketch.line("ink", circles.join(""), fine);
  sketch.line("ink", circle(center, radius - eccentricity), medium);
  sketch.line("ink", circle(center, radius + eccentricity), medium);
  sketch.line("fineInk", circle(center, radius + eccentricity + random.between(8, 20)), fine);
  const sun = random.between(0, 2 * Math.PI);
  sketch.wash("paper", dot(polar(center, sun, radius + eccentricity), 13));
  sketch.line("ink", circle(polar(center, sun, radius + eccentricity), 13), medium);
  sketch.wash("ink", dot(polar(center, sun, radius + eccentricity), 4.5));
}

function drawQuarterArcs(sketch: Sketch): void {
  const { random } = sketch;
  const count = random.whole(5, 8);
  const step = random.between(16, 26);
  const origin: Point = [20, 20];
  const arc = (radius: number) => {
    const [near, far, r] = [20, 20 + radius, radius].map(toUnits);
    return `M${near} ${far}A${r} ${r} 0 0 0 ${far} ${near}`;
  };
  const radii = spread(90, 90 + step * (count - 1), count);
  sketch.line("fineInk", radii.slice(1).map(arc).join(""), 0.7);
  sketch.line("ink", arc(90), bold);
  sketch.line("ink", line(origin, [380, 20]) + line(origin, [20, 380]), 1);
  const outermost = 90 + step * (count - 1);
  const ends = [polar(origin, random.between(0.3, 1.2), outermost)];
  ends.push(polar(origin, random.between(0.3, 1.2), 90 + step * Math.floor(count / 2)));
  sketch.wash("ink", dot(ends[0] ?? origin, 4));
  sketch.wash("paper", dot(ends[1] ?? origin, 3.4));
  sketch.line("ink", circle(ends[1] ?? origin, 3.4), medium);
}

function drawCircleRow(sketch: Sketch): void {
  const { random } = sketch;
  const perSide = random.whole(2, 4);
  const largest = random.between(13, 17);
  const overlap = random.between(0.55, 0.8);
  const shrink = random.between(0.68, 0.8);
  const circles = [circle([240, 40], largest)];
  let [reach, radius] = [0, largest];
  for (let i = 0; i < perSide; i++) {
    const next = radius * shrink;
    reach += (radius + next) * overlap * 0.8;
    radius = next;
    circles.push(circle([240 - reach, 40], radius), circle([240 + reach, 40], radius));
  }
  sketch.line("ink", circles.join(""), medium);
  const rule = reach + radius + 12;
  sketch.line("ink", line([24, 40], [240 - rule, 40]) + line([240 + rule, 40], [456, 40]), fine);
  sketch.wash("ink", [dot([24, 40], 1.8), dot([456, 40], 1.8), dot([240, 40], 2.2)]);
}

/** @param bold for small copies, whose lines would be too fine */
export function drawCompassFlower(sketch: Sketch, bold = 1): void {
  const { random } = sketch;
  const center: Point = [120, 110];
  const count = random.whole(6, 12);
  const radius = 46;
  const turn = random.between(0, 1);
  const petals = spread(0, 2 * Math.PI, count + 1).slice(1);
  sketch.line(
    "ink",
    petals.map((a) => circle(polar(center, a + turn, radius), radius)).join(""),
    0.6 * bold,
  );
  sketch.line("ink", circle(center, radius * 2) + line([120, 202], [120, 312]), medium * bold);
  sketch.line("fineInk", circle([120 - 20, 262], 20) + circle([120 + 14, 282], 14), 0.6 * bold);
  sketch.wash("ink", dot(center, 3.2 * bold));
}

/** The one small ring of a guest who does not come. */
export function drawClosedRing(sketch: Sketch): void {
  sketch.line("ink", circle([60, 84], 14) + line([60, 98], [60, 172]), 2);
}

function drawCircleChain(sketch: Sketch): void {
  const count = sketch.random.whole(9, 12);
  const pitch = 580 / count;
  const link = (i: number): Point => [60 + (i % 2 ? 1 : -1) * pitch * 0.28, 10 + pitch * (i + 0.5)];
  const links = Array.from({ length: count }, (_, i) => circle(link(i), pitch * 0.5));
  sketch.line("ink", links.join(""), medium);
  const inner = Array.from({ length: count }, (_, i) => circle(link(i), pitch * 0.34));
  sketch.line("fineInk", inner.join(""), fine);
  sketch.line("fineInk", line([60, 6], [60, 594]), 0.5);
  sketch.wash("ink", dot(link(sketch.random.whole(1, count - 2)), 2.6));
}

function drawCircleFan(sketch: Sketch): void {
  const { random } = sketch;
  const hand: Point = [180, 330];
  const count = random.whole(11, 15);
  const full = random.whole(1, count - 2);
  let stems = "";
  let heads = "";
  spread(-155, -25, count).forEach((direction, i) => {
    const angle = degrees(direction);
    const length = mix(130, 240, dome(i / (count - 1)));
    const radius = random.between(9, 15);
    const head = polar(hand, angle, length + radius);
    stems += line([180 - Math.cos(angle) * 34, 430], hand) + line(hand, polar(hand, angle, length));
    heads += circle(head, radius);
    if (i % 2) heads += circle(head, radius * 0.55);
    if (i === full) sketch.wash("ink", dot(head, radius * 0.55));
  });
  sketch.line("ink", stems, 0.6);
  sketch.line("ink", heads, medium);
}
