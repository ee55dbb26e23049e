import { at, type Point, tenth } from "./curve.ts";
import { inks } from "./inks.ts";
import { circle, type Mark } from "./marks.tsx";

/** A lingonberry: a highlight, and the small cross where the flower was, `angle` radians round. */
export function drawBerry([x, y]: Point, radius: number, angle: number, fill = inks.berry): Mark[] {
  const r = tenth(radius * 0.6);
  const line = tenth(Math.max(0.9, radius * 0.14));
  const eye: Point = [x + Math.cos(angle) * radius * 0.82, y + Math.sin(angle) * radius * 0.82];
  let cross = "";
  for (let i = 0; i < 4; i++) {
    const arm = angle + Math.PI / 4 + (i * Math.PI) / 2;
    const tip = at(eye[0] + Math.cos(arm) * radius * 0.3, eye[1] + Math.sin(arm) * radius * 0.3);
    cross += `M${at(...eye)}L${tip}`;
  }
  const shine =
    `M${at(x - radius * 0.58, y - radius * 0.08)}` +
    `A${r} ${r} 0 0 1 ${at(x - radius * 0.05, y - radius * 0.6)}`;
  return [
    { d: circle(x, y, radius), fill },
    { d: shine, stroke: inks.paper, width: line, opacity: 0.85 },
    { d: cross, stroke: inks.berryEye, width: line },
  ];
}
