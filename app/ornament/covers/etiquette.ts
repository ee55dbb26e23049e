import { mixColors } from "../plates/cloth-colors.ts";
import { circle, fill, line, type Marks, place, ring, rounded } from "../plates/pen.ts";
import { type CoverCanvas, type CoverInks, isPanoramic, isTall, unitOf } from "./cover-inks.ts";

const wines = { white: "#e2b968", red: "#8e2b33", cider: "#e9dfc2" } as const;

interface Glass {
  /** From the middle, to the right when positive. */
  readonly x: number;
  readonly height: number;
  readonly half: number;
  readonly drink: string;
}

const glassesBeside = {
  tall: [
    { x: 150, height: 190, half: 30.6, drink: wines.red },
    { x: -150, height: 230, half: 32.4, drink: wines.red },
  ],
  wide: [
    { x: 150, height: 250, half: 41.4, drink: wines.red },
    { x: 262, height: 170, half: 23.4, drink: wines.cider },
    { x: -150, height: 210, half: 36, drink: wines.white },
    { x: -256, height: 290, half: 36, drink: wines.red },
  ],
  panorama: [
    { x: 372, height: 300, half: 32.4, drink: wines.white },
    { x: -366, height: 180, half: 23.4, drink: wines.cider },
    { x: 478, height: 220, half: 39.6, drink: wines.red },
    { x: -474, height: 260, half: 37.8, drink: wines.white },
  ],
} as const satisfies Record<string, readonly Glass[]>;

/** Draws a spoon that strikes a glass, as before a speech. */
export function drawEtiquette(canvas: CoverCanvas): Marks {
  const { width, height, inks } = canvas;
  const unit = unitOf(canvas);
  const [middle, sound, table] = [width / 2, height * 0.42, height * 0.86];
  const beside: readonly Glass[] = isTall(canvas)
    ? glassesBeside.tall
    : [...glassesBeside.wide, ...(isPanoramic(canvas) ? glassesBeside.panorama : [])];
  const tall = { x: 0, height: 400, half: 58, drink: wines.white };
  const glasses = [tall, ...beside].map((glass) => drawGlass(glass, inks));
  return (
    sunburst(canvas, [middle, sound]) +
    fill(rounded`M0 ${table}H${width}V${height}H0Z`, inks.dark) +
    fill(rounded`M0 ${table + 8 * unit}H${width}v3H0Z`, inks.ground) +
    place(glasses[0] ?? "", middle, table, 0, unit) +
    place(spoon(inks), middle + 92 * unit, sound - 22 * unit, -52, unit) +
    place(glasses.slice(1).join(""), middle, table, 0, unit)
  );
}

const rayCount = 36;

function sunburst(canvas: CoverCanvas, [x, y]: readonly [number, number]): Marks {
  const { width, height, inks } = canvas;
  const unit = unitOf(canvas);
  const reach = Math.hypot(width, height);
  const rays = Array.from({ length: rayCount }, (_, i) => {
    const from = (i * 2 * Math.PI) / rayCount;
    const to = from + Math.PI / rayCount;
    const end = (angle: number) =>
      rounded`${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`;
    return rounded`M${x} ${y}L${end(from)}L${end(to)}Z`;
  });
  return (
    fill(rays.join(""), mixColors(inks.ground, inks.middle, 0.42)) +
    circle(x, y, 150 * unit, inks.ground) +
    ring(x, y, 166 * unit, 2, inks.middle) +
    ring(x, y, 182 * unit, 2, inks.middle)
  );
}

function drawGlass({ x, height, half, drink }: Glass, { paper, ground }: CoverInks): Marks {
  const at = (across: number, up: number) => rounded`${x + half * across} ${-height * up}`;
  const glass =
    `M${at(-1, 1)}C${at(-1.35, 0.66)} ${at(-0.9, 0.42)} ` +
    rounded`${x - 3.5} ${-height * 0.38}V-10L${at(-0.95, 0)}H${x + half * 0.95}` +
    rounded`L${x + 3.5} -10V${-height * 0.38}` +
    `C${at(0.9, 0.42)} ${at(1.35, 0.66)} ${at(1, 1)}Z`;
  const filled =
    `M${at(-1.1, 0.74)}C${at(-1.1, 0.54)} ${at(-0.7, 0.44)} ${at(0, 0.42)}` +
    `C${at(0.7, 0.44)} ${at(1.1, 0.54)} ${at(1.1, 0.74)}Z`;
  const light = `M${at(-0.72, 0.92)}C${at(-0.95, 0.7)} ${at(-0.8, 0.58)} ${at(-0.5, 0.52)}`;
  return fill(glass, paper) + fill(filled, drink) + line(light, 2.4, ground);
}

function spoon({ dark, ground }: CoverInks): Marks {
  const outline =
    "M-26 0C-26-22-8-30 12-30C34-30 46-14 58-8L190-5C200-5 206-10 214-10V10" +
    "C206 10 200 5 190 5L58 8C46 14 34 30 12 30C-8 30-26 22-26 0Z";
  return fill(outline, dark) + line("M-14 0C-14-14 0-20 12-20C24-20 32-12 36-6", 2.4, ground);
}
