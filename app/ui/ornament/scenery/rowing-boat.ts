import { mix, type Point } from "../geometry.ts";
import { blendColors } from "../palettes.ts";
import type { Scene } from "./scene.ts";
import { lens, points, quadTo, wash } from "./washes.ts";

/** A rowing boat for two, far out. */
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
