import { drawBouquet, drawDriedBouquet, drawGarland, drawWreath } from "./bouquets.ts";
import { drawCandles } from "./candles.ts";
import { drawArch, drawBunting, drawEasel, drawLights, drawRunner } from "./decoration.ts";
import { type DressLook, drawDress } from "./dress.ts";
import { drawBlankets, drawBowl, drawCutlery, drawFlutes } from "./gifts.ts";
import { drawBrooch, drawHairComb } from "./jewellery.ts";
import { drawGuestBook, drawInvitation, drawPlaceCards } from "./paper.ts";
import type { Marks } from "./pen.ts";
import { drawBarn, drawBoathouse } from "./places.ts";
import { drawBallerinas, drawShoes, type ShoesLook } from "./shoes.ts";
import type { Stage } from "./stages.ts";
import { drawSuit } from "./suit.ts";
import { drawVeil } from "./veil.ts";
import { drawJars, drawJug, drawVases } from "./vessels.ts";

/** What each kind of goods can be told about its look. */
export interface Looks {
  dress: DressLook;
  suit: { cloth?: string };
  veil: object;
  shoes: ShoesLook;
  ballerinas: { bow: string };
  candles: { garnished?: boolean };
  jars: object;
  lights: object;
  easel: object;
  runner: object;
  placeCards: object;
  arch: object;
  invitation: object;
  bunting: object;
  vases: object;
  bouquet: object;
  driedBouquet: object;
  wreath: object;
  garland: object;
  jug: object;
  bowl: object;
  blankets: object;
  flutes: object;
  cutlery: object;
  guestBook: object;
  brooch: object;
  comb: object;
  barn: object;
  boathouse: object;
}

export type GoodsKind = keyof Looks;

interface Goods<Look> {
  readonly stage: Stage;
  draw(look: Look, ground: string): Marks;
}

export const goods: { readonly [Kind in GoodsKind]: Goods<Looks[Kind]> } = {
  dress: { stage: "rail", draw: drawDress },
  suit: { stage: "rail", draw: drawSuit },
  veil: { stage: "rail", draw: drawVeil },
  shoes: { stage: "shelf", draw: drawShoes },
  ballerinas: { stage: "flat", draw: drawBallerinas },
  candles: { stage: "shelf", draw: drawCandles },
  jars: { stage: "shelf", draw: drawJars },
  lights: { stage: "flat", draw: drawLights },
  easel: { stage: "flat", draw: drawEasel },
  runner: { stage: "flat", draw: drawRunner },
  placeCards: { stage: "flat", draw: drawPlaceCards },
  arch: { stage: "field", draw: drawArch },
  invitation: { stage: "flat", draw: drawInvitation },
  bunting: { stage: "flat", draw: drawBunting },
  vases: { stage: "shelf", draw: drawVases },
  bouquet: { stage: "flat", draw: drawBouquet },
  driedBouquet: { stage: "flat", draw: drawDriedBouquet },
  wreath: { stage: "flat", draw: drawWreath },
  garland: { stage: "flat", draw: drawGarland },
  jug: { stage: "niche", draw: drawJug },
  bowl: { stage: "niche", draw: drawBowl },
  blankets: { stage: "shelf", draw: drawBlankets },
  flutes: { stage: "niche", draw: drawFlutes },
  cutlery: { stage: "cloth", draw: drawCutlery },
  guestBook: { stage: "flat", draw: drawGuestBook },
  brooch: { stage: "cloth", draw: drawBrooch },
  comb: { stage: "cloth", draw: drawHairComb },
  barn: { stage: "flat", draw: drawBarn },
  boathouse: { stage: "flat", draw: drawBoathouse },
};
