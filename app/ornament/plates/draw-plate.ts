import type { Ground } from "./cloth-colors.ts";
import { drawSoldDress } from "./dress.ts";
import { type GoodsKind, goods, type Looks } from "./goods.ts";
import { type Marks, sheet } from "./pen.ts";
import { drawStage } from "./stages.ts";
import { drawSoldSuit } from "./suit.ts";
import { drawSoldVeil } from "./veil.ts";

/** One sample drawing: goods of a kind on a ground. */
export type PlateSpec = {
  [Kind in GoodsKind]: { readonly kind: Kind; readonly ground: Ground } & Readonly<Looks[Kind]>;
}[GoodsKind];

/** `fine` is for display wider than 420 px, `sold` leaves the hanger and a dotted line. */
export type PlateVariant = "plain" | "fine" | "sold";

const plateSize = { width: 240, height: 300 } as const;

/** Draws the same plate for the same description. */
export function drawPlate(spec: PlateSpec, variant: PlateVariant = "plain"): string {
  const { width, height } = plateSize;
  const marks = variant === "sold" ? drawSold(spec) : drawGoods(spec);
  const svg = sheet([0, 0, width, height], drawStage(goods[spec.kind].stage, spec.ground) + marks);
  return variant === "fine" ? withFinerPens(svg, 0.6) : svg;
}

/** Draws the plate at the left of a wider picture, whose other part has the same rail or shelf. */
export function drawWidePlate(spec: PlateSpec, width: number, height: number): string {
  const reach = 60 + Math.ceil((plateSize.height * width) / height);
  const marks = drawStage(goods[spec.kind].stage, spec.ground, reach) + drawGoods(spec);
  const svg = sheet([0, 0, reach - 60, plateSize.height], marks);
  return withFinerPens(svg, 0.6).replace(
    /width="\d+" height="\d+"/,
    `width="${width}" height="${height}"`,
  );
}

export function drawGoods<Kind extends GoodsKind>(
  spec: { readonly kind: Kind; readonly ground: string } & Looks[Kind],
): Marks {
  return goods[spec.kind].draw(spec, spec.ground);
}

/** What does not hang on the rail fades, like a photo of something sold. */
function drawSold(spec: PlateSpec): Marks {
  switch (spec.kind) {
    case "dress":
      return drawSoldDress(spec);
    case "suit":
      return drawSoldSuit();
    case "veil":
      return drawSoldVeil();
    default:
      return `<g opacity=".4">${drawGoods(spec)}</g>`;
  }
}

function withFinerPens(svg: string, share: number): string {
  return svg.replace(/stroke-width="([\d.]+)"/g, (_, width: string) => {
    return `stroke-width="${Number((Number(width) * share).toFixed(2))}"`;
  });
}
