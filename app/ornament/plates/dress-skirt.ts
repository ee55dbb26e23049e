import { clamp, type Point, spread } from "../geometry.ts";
import { createRandom } from "../random.ts";
import { mixColors, sheer } from "./cloth-colors.ts";
import { smooth } from "./curves.ts";
import type { HemWave } from "./dress-outline.ts";
import { troughs, wavePoints } from "./dress-outline.ts";
import type { SkirtShape } from "./dress-shapes.ts";
import { axis, clip, fill, innerPen, line, type Marks, rounded } from "./pen.ts";
import { dots, lace } from "./textiles.ts";

export type SkirtCloth = "plain" | "tiers" | "lace" | "dots" | "pleats";

export interface SkirtLook {
  readonly shape: SkirtShape;
  readonly wave: HemWave;
  readonly cloth: string;
  readonly shade: string;
  readonly ground: string;
}

const everywhere = "M0 0H240V300H0Z";

/** What is inside the outline of the skirt. */
export function drawSkirtCloth(kind: SkirtCloth, look: SkirtLook): Marks {
  const { shape, cloth, ground } = look;
  const [, top] = shape.waist;
  const box = { x: 30, y: top, width: 180, height: shape.hem[1] - top + 20 };
  switch (kind) {
    case "plain":
      return folds(look);
    case "tiers":
      return tiers(look);
    case "lace":
      return fill(everywhere, sheer(cloth, ground)) + folds(look) + lace(box, 0.95, 4, cloth);
    case "dots":
      return folds(look) + dots({ ...box, y: top + 6 }, 10, 1);
    case "pleats":
      return pleats(look);
  }
}

/** A fold with its wedge of shade rises 60 to 90 % from each trough of the hem. */
function folds({ shape, wave, shade }: SkirtLook): Marks {
  const random = createRandom("folds");
  const [waist, top] = shape.waist;
  const [half] = shape.hem;
  const bulge = half * (shape.side.length > 1 ? 0.16 : 0.03);
  const width = (half / Math.round(half / 11)) * 0.55;
  let edges = "";
  let wedges = "";
  for (const [x, y] of troughs(wave)) {
    const u = (x - axis) / half;
    const t = clamp(1 - 0.74 * random.between(0.62, 1.12), 0.04, 1);
    const startX = axis + u * waist * 0.92 + (x - axis - u * waist * 0.92) * t ** 0.8;
    const startY = top + (y - top) * t;
    const bow = Math.sign(u) * Math.abs(u) * bulge;
    const upper: Point = [startX + (x - startX) * 0.3 + bow, startY + (y - startY) * 0.36];
    const lower: Point = [x - (x - startX) * 0.16 + bow * 0.4, y - (y - startY) * 0.3];
    const edge =
      rounded`M${startX} ${startY}C${upper[0]} ${upper[1]} ` +
      rounded`${lower[0]} ${lower[1]} ${x} ${y}`;
    edges += edge;
    wedges +=
      edge +
      rounded`L${x + width} ${y + wave.height}C${lower[0] + width} ${lower[1]} ` +
      rounded`${upper[0] + width * 0.5} ${upper[1]} ${startX} ${startY}Z`;
  }
  return fill(wedges, shade) + line(edges, 0.9);
}

const tierCount = 4;

function tiers({ shape, cloth, shade }: SkirtLook): Marks {
  const random = createRandom("tiers");
  const [waist, top] = shape.waist;
  const [half, bottom] = shape.hem;
  let marks = "";
  for (let tier = tierCount; tier >= 1; tier--) {
    const t = tier / tierCount;
    const reach = waist + (half - waist) * t ** 0.55 + 3;
    const waves = 4 + tier;
    const points = wavePoints(reach, top + (bottom - top) * t ** 0.92, waves, 4.2);
    const edge = smooth(points, 1);
    const outline = edge + rounded`L${axis - reach * 0.5} ${top - 10}H${axis + reach * 0.5}Z`;
    let lines = "";
    let wedges = "";
    for (const [x, y] of troughs({ points, height: 4.2 })) {
      const rise = ((bottom - top) / tierCount) * random.between(0.5, 0.95);
      const lean = (x - axis) * 0.1;
      const width = (reach / waves) * 0.55;
      lines += rounded`M${x} ${y}q${-lean * 0.3} ${-rise * 0.5} ${-lean} ${-rise}`;
      wedges +=
        rounded`M${x} ${y}l${width} 4q${-width * 0.55} ${-rise * 0.5} ` +
        rounded`${-lean - width} ${-rise - 4}Z`;
    }
    marks +=
      fill(outline, tier % 2 ? cloth : mixColors(cloth, "#7a6a55", 0.04)) +
      clip(outline, fill(wedges, shade)) +
      line(edge, 1.1) +
      line(lines, 0.7);
  }
  return marks;
}

function pleats({ shape, shade }: SkirtLook): Marks {
  const [waist, top] = shape.waist;
  const [half, bottom] = shape.hem;
  const side =
    rounded`M${axis + waist * 0.7} ${top}C${axis + half * 0.7} ${top + 50} ` +
    rounded`200 ${bottom} 200 ${bottom + 16}H300V${top}Z`;
  const lines = spread(-1, 1, 13).map(
    (u) => rounded`M${axis + u * waist} ${top + 3}L${axis + u * half} ${bottom + 12}`,
  );
  return fill(side, shade) + line(lines.join(""), 0.8);
}

/** A lace border along the hem. */
export function drawLaceHem({ shape, cloth, ground }: SkirtLook): Marks {
  const [, bottom] = shape.hem;
  const top = bottom - 17;
  const area = `M0 ${top}H240V300H0Z`;
  const scallops = spread(20, 229, 20).map((x) => `M${x} ${bottom - 14}q5.5-9 11 0`);
  const border =
    fill(area, mixColors(cloth, ground, 0.35)) +
    lace({ x: 30, y: bottom - 20, width: 180, height: 46 }, 0.8, 2, cloth);
  return clip(area, border) + line(scallops.join(""), innerPen);
}

/** Lies on the floor beside the dress. */
export function trainOutline({ waist: [waist], hem: [half, bottom] }: SkirtShape): string {
  const right = axis + half;
  return (
    rounded`M${axis + waist * 0.4} ${bottom - 80}C${right} ${bottom - 30} ` +
    rounded`${right + 30} ${bottom + 2} ${right + 48} ${bottom + 4}` +
    rounded`C${right + 30} ${bottom + 13} ${right} ${bottom + 13} ${axis} ${bottom + 9}Z`
  );
}
