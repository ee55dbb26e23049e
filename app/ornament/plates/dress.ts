import { colors, deepened, mixColors } from "./cloth-colors.ts";
import type { Waist } from "./dress-bodice.ts";
import {
  type BodiceCloth,
  drawBodiceCloth,
  drawButtons,
  drawWaist,
  drawYoke,
} from "./dress-bodice.ts";
import {
  bodiceOutline,
  type DressForm,
  dressContour,
  hemWave,
  skirtOutline,
  sleeveOf,
  straps,
} from "./dress-outline.ts";
import { necklines, silhouettes } from "./dress-shapes.ts";
import { drawLaceHem, drawSkirtCloth, type SkirtCloth, trainOutline } from "./dress-skirt.ts";
import { castShadow, dottedContour, drawHanger, hung } from "./hanger.ts";
import { clip, fill, innerPen, line, type Marks, mirroredAtAxis, shape } from "./pen.ts";
import { dots, lace } from "./textiles.ts";

export interface DressLook extends DressForm {
  readonly cloth?: string;
  readonly skirt?: SkirtCloth;
  readonly bodice?: BodiceCloth;
  readonly waist?: Waist;
  readonly sash?: string;
  readonly sleeveCloth?: "plain" | "lace" | "dots";
  readonly laceHem?: boolean;
  readonly yoke?: boolean;
  readonly buttons?: number;
  readonly train?: boolean;
}

/** Half of the dress is described, the other half is its mirror image. */
export function drawDress(look: DressLook, ground: string): Marks {
  const { cloth = colors.white } = look;
  const shade = mixColors(cloth, "#7a6a55", 0.12);
  const skirtShape = silhouettes[look.silhouette];
  const wave = hemWave(skirtShape);
  const skirt = skirtOutline(skirtShape, wave.points);
  const bodice = bodiceOutline(look);
  const sleeve = sleeveOf(look);
  const skirtLook = { shape: skirtShape, wave, cloth, shade, ground };
  const bodiceLook = { waist: skirtShape.waist, cloth, shade, ground };
  const shadow = fill(skirt + bodice, deepened(ground, 0.1));
  const sleeveShadow = sleeve ? mirroredAtAxis(fill(sleeve.outline, deepened(ground, 0.1))) : "";
  const skirtCloth =
    drawSkirtCloth(look.skirt ?? "plain", skirtLook) + (look.laceHem ? drawLaceHem(skirtLook) : "");
  const bodiceCloth =
    drawBodiceCloth(look.bodice ?? "plain", bodiceLook) +
    (look.yoke ? drawYoke(bodiceLook) : "") +
    (look.buttons ? drawButtons(look.buttons, necklines[look.neckline].start[1]) : "");
  const waistColor =
    look.sash ?? (look.waist === "pearls" || look.waist === "sprig" ? cloth : colors.champagne);
  return hung(
    castShadow(shadow + sleeveShadow) +
      drawHanger() +
      (look.train ? shape(trainOutline(skirtShape), shade) : "") +
      drawSleeves(look, cloth, shade, ground) +
      fill(skirt, cloth) +
      clip(skirt, skirtCloth) +
      line(skirt) +
      fill(bodice, cloth) +
      clip(bodice, bodiceCloth) +
      line(bodice) +
      straps(look) +
      drawWaist(look.waist ?? "seam", skirtShape.waist, waistColor),
  );
}

function drawSleeves(look: DressLook, cloth: string, shade: string, ground: string): Marks {
  const sleeve = sleeveOf(look);
  if (!sleeve) return "";
  const { outline, cuff } = sleeve;
  const textile = drawSleeveCloth(look.sleeveCloth ?? "plain", cloth, shade);
  const isSheer = look.sleeveCloth === "lace" || look.sleeveCloth === "dots";
  return mirroredAtAxis(
    fill(outline, isSheer ? mixColors(cloth, ground, 0.45) : cloth) +
      clip(outline, textile) +
      line(outline, 1.4) +
      (cuff ? line(cuff, innerPen) : ""),
  );
}

function drawSleeveCloth(kind: "plain" | "lace" | "dots", cloth: string, shade: string): Marks {
  const box = { x: 20, y: 62, width: 60, height: 124 };
  if (kind === "lace") return lace(box, 0.8, 9, cloth);
  if (kind === "dots") return dots(box, 7, 0.7);
  return fill("M52 60C40 100 60 150 50 190L90 190V60Z", shade, 0.6);
}

/** Only the hanger is left. */
export function drawSoldDress(form: DressForm): Marks {
  const sleeve = sleeveOf(form);
  return hung(
    drawHanger() +
      (sleeve ? mirroredAtAxis(dottedContour(sleeve.outline)) : "") +
      dottedContour(dressContour(form)),
  );
}
