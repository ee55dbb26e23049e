import { at, createTransform, type Point, roundToTenth } from "./curve.ts";
import { circle, colors, type Mark } from "./marks.tsx";

interface Leaf {
  foot: Point;
  /** In radians, towards the tip. */
  angle: number;
  length: number;
  width: number;
  fill: string;
  /** Veins have the colour of the background. */
  vein: string;
}

export function drawLeaf(
  { foot, angle, length: l, width, fill, vein }: Leaf,
  random: () => number,
): Mark[] {
  const p = createTransform(foot, angle);
  const bend = (random() - 0.5) * 0.16 * l;
  const upper = width * (0.92 + random() * 0.16);
  const lower = width * (0.92 + random() * 0.16);
  const outline =
    `M${p(0, 0)}` +
    `C${p(l * 0.18, -upper * 0.28 + bend * 0.2)} ${p(l * 0.52, -upper * 0.78 + bend)} ${p(l * 0.82, -upper * 0.42 + bend)}` +
    `C${p(l * 0.95, -upper * 0.2 + bend)} ${p(l * 1.01, -upper * 0.04 + bend)} ${p(l, bend)}` +
    `C${p(l * 1.01, lower * 0.1 + bend)} ${p(l * 0.93, lower * 0.3 + bend)} ${p(l * 0.8, lower * 0.44 + bend)}` +
    `C${p(l * 0.5, lower * 0.76 + bend)} ${p(l * 0.18, lower * 0.3 + bend * 0.2)} ${p(0, 0)}Z`;
  let veins = `M${p(l * 0.02, 0)}Q${p(l * 0.5, bend * 0.4)} ${p(l * 0.93, bend)}`;
  const sideVeins = l > 22 ? [0.3, 0.48, 0.66] : [];
  for (const t of sideVeins) {
    const y = bend * t * t;
    const start = p(l * t, y);
    veins +=
      `M${start}Q${p(l * (t + 0.1), y - width * 0.1)} ${p(l * (t + 0.15), y - upper * 0.36)}` +
      `M${start}Q${p(l * (t + 0.1), y + width * 0.1)} ${p(l * (t + 0.15), y + lower * 0.36)}`;
  }
  return [
    { d: outline, fill },
    { d: veins, stroke: vein, width: l > 40 ? 1.1 : 0.8, opacity: 0.75 },
  ];
}

/** `angle` is the direction of the calyx, in radians. */
export function drawBerry(
  [x, y]: Point,
  radius: number,
  angle: number,
  fill = colors.berry,
): Mark[] {
  const r = roundToTenth(radius * 0.6);
  const line = roundToTenth(Math.max(0.9, radius * 0.14));
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
    { d: shine, stroke: colors.paper, width: line, opacity: 0.85 },
    { d: cross, stroke: colors.berryEye, width: line },
  ];
}
