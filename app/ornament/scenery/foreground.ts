import { blendColors } from "../colors.ts";
import { mix, type Point, spread } from "../geometry.ts";
import type { Random } from "../random.ts";
import type { Scene } from "./scene.ts";
import { lens, points, polyline, quadTo, ridgePath, wash } from "./washes.ts";

export function drawBoat({ random, width, height, horizon, opening, colors }: Scene): string {
  const length = Math.min(width, height) * 0.055;
  const x = width * (opening + random.between(-0.14, 0.14)) - length / 2;
  const y = mix(horizon, height, random.between(0.36, 0.5));
  const at = (u: number, v: number): Point => [x + u * length, y + v * length];
  const hull = `${quadTo(at(0, -0.17), at(0.12, 0.1), at(0.34, 0.1))}L${points([at(0.68, 0.1)])}Q${points([at(0.9, 0.1), at(1, -0.2)])}Q${points([at(0.5, 0.02), at(0, -0.17)])}z`;
  const rowers = [0.34, 0.62].map((u) => {
    const [cx, cy] = at(u, -0.33);
    const r = Math.max(1, length * 0.06);
    return (
      `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${r.toFixed(1)}"/>` +
      `<path d="${quadTo(at(u - 0.09, 0), at(u - 0.07, -0.27), at(u, -0.27))}Q${points([at(u + 0.07, -0.27), at(u + 0.09, 0)])}z"/>`
    );
  });
  const wake = lens([x - length * 0.6, y + length * 0.13], length * 2.2, length * 0.03);
  return (
    `<g fill="${blendColors(colors.nearRidge, "#101010", 0.35)}">` +
    `<path d="${hull}"/>${rowers.join("")}</g>${wash(colors.sun, wake, 0.7)}`
  );
}

export function drawShore({ random, width, height, colors }: Scene): string {
  const bankTop = (x: number) => height * (0.975 - 0.1 * Math.abs(x - 0.5) ** 1.5);
  const bank = spread(-0.02, 1.02, 30).map((x): Point => {
    return [x * width, bankTop(x) + random.wobble() * 3];
  });
  const color = blendColors(colors.nearRidge, "#101010", 0.22);
  const tallest = Math.min(height * 0.3, width * 0.4);
  const trees = Array.from({ length: 24 }, (_, i) => {
    const towardsMiddle = random.unit() ** 1.4 * 0.3;
    const x = i % 2 ? towardsMiddle - 0.02 : 1.02 - towardsMiddle;
    const tree = tallest * random.between(0.4, 1) * (1 - towardsMiddle * 2.3);
    const foot: Point = [x * width, bankTop(x) + height * random.between(0.005, 0.03)];
    return polyline(spruceOutline(random, foot, tree), true);
  });
  // Trees need a path of their own: overlapping outlines of opposite direction cancel out.
  return wash(color, ridgePath(bank, height), 1) + wash(color, trees.join(""), 0.96);
}

const tiers = 10;
const spruceWidth = 0.16;

function spruceOutline(random: Random, foot: Point, height: number): Point[] {
  const [x, ground] = foot;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 0; tier <= tiers; tier++) {
    const t = tier / tiers;
    const y = ground - height * (1 - t);
    const reach = (side: number) => x + side * height * spruceWidth * t ** 0.9 * ragged(random);
    left.push([reach(-1), y + height * 0.035], [x - height * spruceWidth * 0.42 * t, y]);
    right.unshift([x + height * spruceWidth * 0.42 * t, y], [reach(1), y + height * 0.035]);
  }
  return [[x, ground - height * 1.05], ...left, ...right];
}

const ragged = (random: Random): number => random.between(0.75, 1.15);
